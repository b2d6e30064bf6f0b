import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  closingLine,
  countTests,
  readReport,
  reportSetting,
  reportTests,
  slowestOf,
  type ReportedTest,
} from './test-report.ts';

const one = (given: Partial<ReportedTest>): ReportedTest => ({
  kind: 'test',
  file: 'a.test.ts',
  name: 'adds',
  state: 'passed',
  ms: 1,
  ...given,
});

test('what two runners report to one file is read back whole; a file never written is no report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svodka-report-'));
  vi.stubEnv(reportSetting, join(folder, 'report'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  reportTests([one({ name: 'first' })]);
  reportTests([one({ name: 'second' }), one({ name: 'third' })]);
  expect(readReport(join(folder, 'report')).map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  expect(readReport(join(folder, 'none'))).toEqual([]);
});

test('a file that fails before its first test counts as failed, one that was merely prepared does not count', () => {
  const tests = [
    one({}),
    one({ state: 'skipped' }),
    one({ kind: 'preparation' }),
    one({ kind: 'preparation', state: 'failed' }),
  ];
  expect(countTests(tests)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('the slowest come first, with the seconds they took', () => {
  const tests = [one({ ms: 40 }), one({ ms: 12_340, name: 'walks' }), one({ ms: 700, name: 'reads' })];
  expect(slowestOf(tests, 2)).toEqual(['   12.3 s  a.test.ts: walks', '    0.7 s  a.test.ts: reads']);
});

test('the closing line stands in one form, and names what was skipped only when something was', () => {
  expect(closingLine({ passed: 1402, failed: 0, skipped: 0 })).toBe('1402 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
