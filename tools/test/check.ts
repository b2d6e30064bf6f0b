import { format, lint, routeTypes, runSteps, types, unitTests, unusedCode } from './steps.ts';

// What is asked before every commit: under a minute.
process.exitCode = (await runSteps([format, lint, routeTypes, types, unusedCode, unitTests])) ? 0 : 1;
