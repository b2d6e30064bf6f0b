import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './steps.ts';

/** A step whose files fail at first; asked again, those of `firm` fail still. */
function stepOf(failing: readonly string[], firm: readonly string[] = []): Step {
  const folder = mkdtempSync(join(tmpdir(), 'svodka-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'run.mjs');
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
     const failed = process.argv.slice(2);
     const line = (file, state) => JSON.stringify({ kind: 'test', file, name: 'holds', state, ms: 1 }) + '\\n';
     appendFileSync(process.env.TEST_REPORT, line('steady.test.ts', 'passed') + failed.map((file) => line(file, 'failed')).join(''));
     process.exitCode = failed.length === 0 ? 0 : 1;`,
  );
  return {
    name: 'made up',
    node: [script, ...failing],
    again: (files) => ({ name: 'again', node: [script, ...files.filter((file) => firm.includes(file))] }),
  };
}

test.each([
  ['a file that fails once and passes alone passes, and is named', ['a.test.ts'], [], true, ['a.test.ts']],
  ['a file that fails twice fails', ['a.test.ts'], ['a.test.ts'], false, []],
  ['three that fail together are not asked again', ['a.test.ts', 'b.test.ts', 'c.test.ts'], [], false, []],
])('%s', async (_, failing, firm, passed, unsteady) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await runSteps([stepOf(failing, firm)])).toMatchObject([{ passed, unsteady }]);
});

test('a step that nothing but the code decides is run once', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { again, ...step } = stepOf(['a.test.ts']);
  expect(again).toBeDefined();
  expect(await runSteps([step])).toMatchObject([{ passed: false, unsteady: [] }]);
});
