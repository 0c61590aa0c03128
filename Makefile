# Works with the make 3.81 that macOS ships. All that is needed is a Swift 6.2+ toolchain and git.
.DEFAULT_GOAL := help
.PHONY: new test-starters
.PHONY: build-sample picture
.PHONY: exercise exercises hint solution reset-exercise test-exercises
.PHONY: docs docs-preview
.PHONY: help list run-sample test update-docs format lint-format bench fuzz sanitize clean

# The samples in learning order: product, target, the one idea.
SAMPLES := counter product-detail users tabs finder
TARGET_counter := Counter
TARGET_product-detail := ProductDetail
TARGET_users := Users
TARGET_tabs := Tabs
TARGET_finder := Finder
IDEA_counter := the smallest MVVM: a view, a view model, a rule
IDEA_product-detail := a view model made for a parameter, once
IDEA_users := dependency injection, loading, failing, retrying
IDEA_tabs := coordinators, events and an assembler
IDEA_finder := factories, stores and the contexts that own them

TARGET = $(TARGET_$(NAME))
# The shell reads NAME itself: make would let a quote break the line.
NO_SAMPLE = echo "there is no sample \"$$NAME\"$$(awk -f Sources/Tools/near-miss.awk $(SAMPLES))" >&2; \
	echo 'the samples are: $(SAMPLES)' >&2; exit 1
# `make test counter` is taken for two targets.
STRAY := $(firstword $(filter $(SAMPLES),$(MAKECMDGOALS)))
ifneq ($(STRAY),)
$(error $(STRAY) is a sample: make $(firstword $(filter-out $(SAMPLES),$(MAKECMDGOALS)) run-sample) NAME=$(STRAY))
endif
BIN = .build/debug/$(NAME)
SWIFT := swift
BUILD_STARTER := mkdir -p .build; $(SWIFT) build --product new-project </dev/null >.build/new-project.log 2>&1 \
	|| { cat .build/new-project.log >&2; exit 1; }
BUILD_PICTURE := $(SWIFT) build --product picture </dev/null >.build/picture.log 2>&1 \
	|| { cat .build/picture.log >&2; exit 1; }
SOURCES_TO_FORMAT := Package.swift Sources Samples Tests $(wildcard Docs/Exercises/[0-9]*) Docs/Tutorials

help: ## show the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "make %-15s %s\n", $$1, $$2 }'
	@echo 'samples: $(SAMPLES)'

list: ## list the samples in learning order, with their executables
	@$(foreach sample,$(SAMPLES),printf '%-16s %-52s %s\n' '$(sample)' '$(IDEA_$(sample))' '.build/debug/$(sample)';)

# A sample is built only if a source is newer than it, and the build speaks only if it fails or is the first.
build-sample:
	@if [ -z '$(TARGET)' ]; then \
		if [ -n "$$NAME" ]; then $(NO_SAMPLE); fi; \
		echo '$(MAKECMDGOALS) needs a name: make $(MAKECMDGOALS) NAME=counter' >&2; \
		echo 'the samples are: $(SAMPLES)' >&2; exit 1; \
	fi
	@mkdir -p .build; \
	if [ ! -x $(BIN) ] || [ -n "$$(find Package.swift Sources Samples -newer $(BIN) \( -name '*.swift' -o -type d \) 2>/dev/null | head -n 1)" ]; then \
		if [ -x $(BIN) ]; then echo 'Building $(NAME) …' >&2; \
		else echo 'Building $(NAME). The first build takes about a minute …' >&2; fi; \
		if ! $(SWIFT) build --product $(NAME) </dev/null >.build/$(NAME).log 2>&1; then \
			cat .build/$(NAME).log >&2; echo 'The build of $(NAME) failed: see above.' >&2; exit 1; \
		fi; \
		touch $(BIN); \
	fi

# A program that stops tells why. The trace that the runtime adds is long and would bury that, so it goes to a file.
TRACE_TO_FILE := enable=yes,interactive=no,color=no,output-to=.build/trace.log

run-sample: build-sample ## play with a sample: NAME=counter [TRACE=1] [ARGS="--strict"]
	@SWIFT_BACKTRACE="$${SWIFT_BACKTRACE-$(TRACE_TO_FILE)}" $(BIN) $(if $(TRACE),--trace) $(ARGS)

picture: build-sample ## draw a sample as SVG: NAME=counter [SCRIPT=FILE] [OF=frame, tree or deps] [TO=FILE]
	@$(BUILD_PICTURE)
	@.build/debug/picture --name "$$NAME" --script "$$SCRIPT" --of "$$OF" --width "$$WIDTH" --to "$$TO"

test: ## run all tests, or those of one sample: [NAME=users]
	@if [ -n "$$NAME" ] && [ -z '$(TARGET)' ]; then $(NO_SAMPLE); fi
	$(SWIFT) test $(if $(NAME),--filter '^$(TARGET)Tests\.',)

# The exercises live in Docs/Exercises; a learner's own files in Docs/Exercises/Mine, which git ignores.
EXERCISES := .build/debug/exercises

$(EXERCISES): $(wildcard Sources/Tools/Exercises/*.swift)
	@mkdir -p .build
	@[ -x $(EXERCISES) ] || echo 'Building what checks the exercises …' >&2
	@$(SWIFT) build --product exercises </dev/null >.build/exercises.log 2>&1 || { cat .build/exercises.log >&2; exit 1; }
	@touch $(EXERCISES)

exercise: $(EXERCISES) ## check the next unsolved exercise, or another: [N=3]
	@$(EXERCISES) next $${N:+"$$N"}

exercises: $(EXERCISES) ## list the exercises, and which are solved
	@$(EXERCISES) list

hint: $(EXERCISES) ## a direction for the next exercise, or another: [N=3]
	@$(EXERCISES) hint $${N:+"$$N"}

solution: $(EXERCISES) ## show a solution, or put it into your file: [N=3] [APPLY=yes]
	@$(EXERCISES) solution $${N:+"$$N"} $(if $(APPLY),--apply)

reset-exercise: $(EXERCISES) ## begin an exercise anew: N=3
	@$(EXERCISES) reset $${N:+"$$N"}

test-exercises: $(EXERCISES) ## check that each exercise fails as shipped, and passes with its solution
	@$(EXERCISES) verify

update-docs: ## rewrite the code, the sessions and the pictures in the documents from the sources and the samples
	UPDATE_DOCS=1 $(SWIFT) test --filter '^(DocsTests\.UpdatingTests|PictureTests\.DocsPicturesTests)'

format: ## lay out the sources as the project does
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES_TO_FORMAT)

lint-format: ## say which sources are not laid out so
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES_TO_FORMAT)

bench: ## measure, as ratios to floors of the same run: [ONLY=text] [JSON=1]
	@for product in counter empty-program bench; do \
		$(SWIFT) build -c release --product $$product >.build/bench.log 2>&1 || { cat .build/bench.log >&2; exit 1; }; \
	done
	@.build/release/bench

# make passes what it is given on in the environment, where no quote can break it.
new: ## make a project of your own: NAME=Shop FROM=users, or EMPTY=1 [TO=../Shop]
	@$(BUILD_STARTER)
	@SWIFT='$(SWIFT)' .build/debug/new-project --name "$$NAME" --from "$$FROM" --to "$$TO" $(if $(EMPTY),--empty)

test-starters: ## make a project from each sample, and test it
	@$(BUILD_STARTER)
	@SWIFT='$(SWIFT)' Sources/Tools/Starter/try-starters $(SAMPLES)

docs: ## build the site, chapters and reference, into .build/docs: [BASE=/path]
	@mkdir -p .build
	@$(SWIFT) build --product site </dev/null >.build/site.log 2>&1 || { cat .build/site.log >&2; exit 1; }
	@.build/debug/site --base "$$BASE"

export PORT := 8000
docs-preview: docs ## build the site and serve it to this machine: [PORT=8000] [BASE=/path]
	@command -v python3 >/dev/null || { echo 'To read the site here, serve the folder .build/docs by any file server.' \
		'This target uses the one of python3, which is not there.' >&2; exit 1; }
	@python3 -c 'import os, socket; socket.create_server(("localhost", int(os.environ["PORT"])))' 2>/dev/null || \
		{ echo "PORT=$$PORT cannot be used: it is taken, or none for you. Try another: make docs-preview PORT=8001" >&2; \
		exit 1; }
	@path=$$(printf '/%s' "$$BASE" | tr -s / | sed 's|/$$||'); \
	echo "The site is at http://localhost:$(PORT)$$path. Ctrl-C ends this."
	@python3 -m http.server --bind localhost --directory .build/docs-preview $(PORT)

# The modules are built as the tests need them, but optimised, counted and watched by the sanitizer of addresses. Then
# they are linked with the targets of Tests/FuzzTests and with libFuzzer.
FUZZ := .build/fuzz
FUZZ_TARGETS := repl script text json session views
FUZZ_MODULES := Injection Publishing Assembling TextUI Providing SwiftMVVM TextUITesting $(foreach sample,$(SAMPLES),$(TARGET_$(sample)))
FUZZ_COVERAGE := edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table
FUZZ_OPTIONS = -max_total_time="$$FUZZ_SECONDS" -timeout=30 -max_len=1000 -detect_leaks=0 -print_final_stats=1
# Where memory was taken is kept short, which is a tenth of the time: what is found is looked at with make sanitize.
FUZZ_ASAN = detect_leaks=0:malloc_context_size=5
SECONDS := 60
# Under another name, since the shell may have a SECONDS of its own.
export FUZZ_SECONDS = $(SECONDS)

fuzz: ## feed the code with made-up bytes: [TARGET=repl] [SECONDS=60]
	@case " $(FUZZ_TARGETS)  " in *" $$TARGET "*) ;; \
		*) echo "there is no target \"$$TARGET\"; the targets are: $(FUZZ_TARGETS)" >&2; exit 1;; esac
	@case "$$FUZZ_SECONDS" in ''|0*|*[!0-9]*) \
		echo "SECONDS=$$FUZZ_SECONDS is no number of seconds; try SECONDS=60" >&2; exit 1;; esac
	@mkdir -p $(FUZZ)/findings; echo 'func nothing() {}' >$(FUZZ)/Probe.swift; \
	if ! $(SWIFT)c -sanitize=fuzzer -parse-as-library -emit-library -o $(FUZZ)/probe $(FUZZ)/Probe.swift 2>/dev/null; then \
		echo 'make fuzz needs libFuzzer, which this toolchain does not bring along. The one for Linux does.' >&2; exit 1; \
	fi
	@echo 'Building the targets …'
	@$(SWIFT) build --scratch-path $(FUZZ)/build --target FuzzTests --sanitize address \
		-Xswiftc -O -Xswiftc -sanitize-coverage=$(FUZZ_COVERAGE) >$(FUZZ)/build.log 2>&1 || { cat $(FUZZ)/build.log >&2; exit 1; }
	@$(SWIFT)c -swift-version 6 -O -enable-testing -parse-as-library -sanitize=fuzzer,address -module-name Fuzz \
		-o $(FUZZ)/fuzz -I $(FUZZ)/build/debug/Modules Sources/Tools/Fuzz/Fuzz.swift Tests/FuzzTests/Inputs/*.swift \
		$(foreach module,$(FUZZ_MODULES),$(FUZZ)/build/debug/$(module).build/*.o) >$(FUZZ)/log 2>&1 || \
		{ cat $(FUZZ)/log >&2; exit 1; }
	@found=; for target in $${TARGET:-$(FUZZ_TARGETS)}; do \
		echo "$$target: $$FUZZ_SECONDS seconds …"; mkdir -p $(FUZZ)/corpus/$$target; \
		if FUZZ_TARGET=$$target SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=$(FUZZ_ASAN) $(FUZZ)/fuzz $(FUZZ_OPTIONS) \
			-artifact_prefix=$(FUZZ)/findings/$$target- $(FUZZ)/corpus/$$target Tests/FuzzTests/Corpus/$$target \
			>$(FUZZ)/$$target.log 2>&1 </dev/null; \
		then grep 'Done\|average_exec\|peak_rss' $(FUZZ)/$$target.log; \
		else found="$$found $$target"; tail -n 40 $(FUZZ)/$$target.log >&2; \
			echo "A finding. Copy $(FUZZ)/findings/$$target-… to Tests/FuzzTests/Corpus/$$target: then make test shows it." >&2; \
		fi; \
	done; [ -z "$$found" ] || { echo "Findings in:$$found" >&2; exit 1; }

# Each sanitizer has a folder of its own, since what it builds differs. On Linux the one of addresses looks for leaks too,
# but for those in leaks.txt. It cannot follow an object that something refers to weakly: whether such a one goes is tested.
LEAKS = suppressions='$(CURDIR)/Sources/Tools/Fuzz/leaks.txt':print_suppressions=0
SANITIZERS := thread address

sanitize: ## run all tests watched by the sanitizers of threads and of addresses: [ONLY=thread]
	@case " $(SANITIZERS)  " in *" $$ONLY "*) ;; \
		*) echo "there is no sanitizer \"$$ONLY\"; there are: $(SANITIZERS)" >&2; exit 1;; esac
	@for sanitizer in $${ONLY:-$(SANITIZERS)}; do \
		log=.build/$$sanitizer.log; echo "$$sanitizer: building …"; mkdir -p .build/$$sanitizer; \
		$(SWIFT) build --build-tests --scratch-path .build/$$sanitizer --sanitize $$sanitizer >$$log 2>&1 \
			|| { cat $$log >&2; exit 1; }; \
		echo "$$sanitizer: testing …"; \
		if SWIFT_BACKTRACE=enable=no LSAN_OPTIONS="$(LEAKS)" \
			$(SWIFT) test --skip-build --scratch-path .build/$$sanitizer --sanitize $$sanitizer >$$log 2>&1 \
			&& ! grep -q 'SUMMARY: .*Sanitizer' $$log; \
		then grep 'Test run with' $$log; else grep -v '^[◇✔]' $$log >&2; exit 1; fi; \
	done

clean: ## remove what was built
	rm -rf .build

.DEFAULT:
	@echo 'there is no target "$@": make help shows those that there are' >&2; exit 1
