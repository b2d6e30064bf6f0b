import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageBin } from '../package-bin.ts';
import { readReport, reportSetting, type ReportedTest } from './report/test-report.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One step of the checks: a program of ours or of a package, run in the project's folder. */
export interface Step {
  name: string;
  /** Arguments of Node: a script and what follows. */
  node: string[];
  env?: Record<string, string>;
}

/** A step that was run. `tests` are those its runner reported, none where it runs no tests. */
export interface StepOutcome {
  name: string;
  passed: boolean;
  ms: number;
  tests: ReportedTest[];
}

const vitest = [
  packageBin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=tools/test/report/vitest-report.ts',
];

export const format: Step = { name: 'format', node: [packageBin('oxfmt'), '--check', '.'] };
export const lint: Step = { name: 'lint', node: [packageBin('oxlint'), '--deny-warnings', '.'] };
export const routeTypes: Step = {
  name: 'route types',
  node: [packageBin('@react-router/dev', 'react-router'), 'typegen'],
};
/** Two checkers, not the compiler's four: each works out the shared types anew, and the machine the checks are meant for has two cores. */
export const types: Step = {
  name: 'types',
  node: [packageBin('typescript', 'tsc'), '--noEmit', '-p', '.', '--checkers', '2'],
};
export const unitTests: Step = { name: 'unit tests', node: [...vitest, '--project', 'unit'] };
export const unusedCode: Step = { name: 'unused code', node: [packageBin('knip')] };

/** Unit tests that a change of these files can reach by what they import, and those that read the whole tree. */
export function unitTestsOf(files: readonly string[]): Step {
  const [bin, , ...reporters] = vitest;
  const wholeTree = ['architecture', 'messages', 'words', 'texts'].map(
    (rules) => `tools/architecture/${rules}.test.ts`,
  );
  return {
    name: `unit tests that ${files.length} changed files reach (npm test runs all)`,
    node: [bin!, 'related', '--run', ...reporters, '--project', 'unit', ...wholeTree, ...files],
  };
}

/** API tests, on the embedded database or on the PostgreSQL server at `url`. */
export function apiTests(url?: string): Step {
  return {
    name: `API tests on ${url === undefined ? 'the embedded database' : 'PostgreSQL'}`,
    node: [...vitest, '--project', 'api'],
    env: url === undefined ? undefined : { TEST_DATABASE_URL: url },
  };
}

/** Tests on several processes of the built product, on the PostgreSQL server at `url`. */
export function deployedTests(url: string): Step {
  return {
    name: 'tests on processes behind a proxy',
    node: [...vitest, '--project', 'deployed'],
    env: { TEST_DATABASE_URL: url },
  };
}

/** Journeys in a real browser. */
export function browserTests(chromium: string): Step {
  return {
    name: 'browser tests',
    node: [packageBin('@playwright/test', 'playwright'), 'test'],
    env: { CHROMIUM: chromium },
  };
}

/** Runs steps one after another and says of each how long it took; stops after the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (!outcome.passed) break;
  }
  return outcomes;
}

async function runStep(step: Step): Promise<StepOutcome> {
  const started = Date.now();
  const report = join(tmpdir(), `svodka-report-${process.pid}`);
  rmSync(report, { force: true });
  console.log(`\n── ${step.name}`);
  const passed = (await runNode(step, report)) === 0;
  const ms = Date.now() - started;
  const tests = readReport(report);
  rmSync(report, { force: true });
  console.log(`${passed ? '✓' : '✗'} ${step.name}${passed ? '' : ' failed'}, ${(ms / 1000).toFixed(1)} s`);
  return { name: step.name, passed, ms, tests };
}

function runNode({ node, env }: Step, report: string): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, node, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, [reportSetting]: report },
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}
