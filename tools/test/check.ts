import { changedFiles } from './changed-files.ts';
import { runSteps } from './run-steps.ts';
import { format, lint, routeTypes, types, unitTests, unitTestsOf, unusedCode } from './steps.ts';

// What is asked before every commit: under a minute. Only the unit tests that the change can reach are run; `npm test` runs all.
const files = changedFiles();
const tests = files === null ? unitTests : unitTestsOf(files);
const outcomes = await runSteps([format, lint, routeTypes, types, unusedCode, tests]);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
