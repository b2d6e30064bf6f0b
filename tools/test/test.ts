import { buildPages } from '../start/build.ts';
import { findChromium } from './find-chromium.ts';
import { startPostgres } from './postgres.ts';
import { runSteps } from './run-steps.ts';
import { sayOutcomes } from './say-outcomes.ts';
import {
  apiTests,
  browserTests,
  deployedTests,
  format,
  lint,
  routeTypes,
  types,
  unitTests,
  unusedCode,
} from './steps.ts';

// Everything that must hold before a change lands. Programs are looked for first, so that a missing one is said at once.
const chromium = await findChromium();
// Unit tests compare the numeric library in a browser too: every step is to find the same one.
process.env['CHROMIUM'] = chromium;
const postgres = await startPostgres();
console.log(`Browser: ${chromium}\nPostgreSQL: ${postgres.version}`);
try {
  const outcomes = await runSteps([format, lint, routeTypes, types, unusedCode, unitTests]);
  if (outcomes.every(({ passed }) => passed)) {
    await buildPages();
    const { url } = postgres;
    outcomes.push(
      ...(await runSteps([apiTests(), apiTests(url), deployedTests(url), browserTests(chromium)])),
    );
  }
  process.exitCode = sayOutcomes(outcomes) ? 0 : 1;
} finally {
  await postgres.stop();
}
