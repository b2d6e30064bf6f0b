import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One test as it ended, or what a file did before its first test (`kind` is then 'preparation'). */
export interface ReportedTest {
  kind: 'test' | 'preparation';
  /** The file, below the project's folder. */
  file: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  ms: number;
}

/** How many tests of how many ended in what way. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The setting that names the file a runner reports to; without it nothing is reported. */
export const reportSetting = 'TEST_REPORT';

/** Adds what a runner saw to the file the setting names, a line each. */
export function reportTests(tests: readonly ReportedTest[]): void {
  const path = process.env[reportSetting];
  if (path === undefined || tests.length === 0) return;
  appendFileSync(path, tests.map((test) => `${JSON.stringify(test)}\n`).join(''));
}

/** What a step's runner reported; nothing when it ended before it could. */
export function readReport(path: string): ReportedTest[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ReportedTest);
}

/** The files in which something failed, each once. */
export function failedFiles(tests: readonly ReportedTest[]): string[] {
  return [...new Set(tests.filter(({ state }) => state === 'failed').map(({ file }) => file))];
}

/** Tests counted by how they ended; a preparation counts only where it failed, for then its tests never ran. */
export function countTests(tests: readonly ReportedTest[]): TestCounts {
  const counts: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  for (const { kind, state } of tests) if (kind === 'test' || state === 'failed') counts[state] += 1;
  return counts;
}

/** The slowest of a step, slowest first, as lines of seconds and name. */
export function slowestOf(tests: readonly ReportedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ ms, file, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}: ${name}`);
}

/** The closing line of all checks, the one other programs look for. */
export function closingLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
