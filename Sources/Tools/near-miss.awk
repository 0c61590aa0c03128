# Says which of the names in the arguments NAME can have meant: ": did you mean counter?", or nothing.
# Letters that are missing, too many or wrong are counted up to any end of a name, so that its beginning is enough. Case
# and hyphens do not count: the name of a folder means its sample.

function plain(text) {
    gsub(/-/, "", text)
    return tolower(text)
}

function least(a, b) { return a < b ? a : b }

# How many letters of typed are wrong for name, or for a beginning of it.
function mistakes(typed, name,    i, j, row, next_row, best) {
    for (j = 0; j <= length(name); j++) row[j] = j
    for (i = 1; i <= length(typed); i++) {
        next_row[0] = i
        for (j = 1; j <= length(name); j++) {
            next_row[j] = row[j - 1] + (substr(typed, i, 1) != substr(name, j, 1))
            next_row[j] = least(next_row[j], least(row[j], next_row[j - 1]) + 1)
        }
        for (j = 0; j <= length(name); j++) row[j] = next_row[j]
    }
    best = row[0]
    for (j = 1; j <= length(name); j++) best = least(best, row[j])
    return best
}

BEGIN {
    typed = plain(substr(ENVIRON["NAME"], 1, 60))
    fewest = int(length(typed) / 3)
    for (i = 1; i < ARGC; i++) {
        count = mistakes(typed, plain(ARGV[i]))
        if (count > fewest || typed == "") continue
        near = count == fewest && near != "" ? near " or " ARGV[i] : ARGV[i]
        fewest = count
    }
    if (near != "") printf ": did you mean %s?", near
}
