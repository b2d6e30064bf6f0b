import { closingLine, countTests, slowestOf } from './report/test-report.ts';
import type { StepOutcome } from './run-steps.ts';

/** How many of the slowest tests of a step are named. */
const named = 20;

/** Says at the end of all checks what was slow in each step, what failed by name, and how many tests passed; true when all did. */
export function sayOutcomes(outcomes: readonly StepOutcome[]): boolean {
  for (const { name, tests } of outcomes)
    if (tests.length > 0) console.log(`\nThe slowest of the ${name}:\n${slowestOf(tests, named).join('\n')}`);
  console.log('');
  for (const { name, passed, ms } of outcomes)
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(40)} ${(ms / 1000).toFixed(1).padStart(7)} s`);
  for (const { file, name, state } of outcomes.flatMap(({ tests }) => tests))
    if (state === 'failed') console.log(`✗ ${file}: ${name}`);
  for (const file of outcomes.flatMap(({ unsteady }) => unsteady))
    console.log(`! ${file} failed at first and passed alone: it is unsteady, and wants mending`);
  console.log(`\n${closingLine(countTests(outcomes.flatMap(({ tests }) => tests)))}`);
  return outcomes.every(({ passed }) => passed);
}
