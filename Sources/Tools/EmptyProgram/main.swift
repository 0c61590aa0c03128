// The floor for the time from exec to the first frame: a program that loads Foundation and prints a line.
import Foundation

print(Date.distantPast.timeIntervalSince1970)
