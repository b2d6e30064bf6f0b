import { fileURLToPath } from 'node:url';
import { packageBin } from '../package-bin.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One step of the checks: a program of ours or of a package, run in the project's folder. */
export interface Step {
  name: string;
  /** Arguments of Node: a script and what follows. */
  node: string[];
  env?: Record<string, string>;
  /** The same for these test files alone; absent where nothing but the code decides how a test ends. */
  again?(files: readonly string[]): Step;
}

/** The tests open hundreds of embedded databases in one process, which would abort now and then: tools/run.mjs says why. */
export const keepsWasmCode = '--no-wasm-code-gc';

const vitest = [
  keepsWasmCode,
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
export const unitTests: Step = askedTwice({
  name: 'unit tests',
  node: [...vitest, '--project', 'unit'],
});
export const unusedCode: Step = { name: 'unused code', node: [packageBin('knip')] };

/** Unit tests that a change of these files can reach by what they import, and those that read the whole tree. */
export function unitTestsOf(files: readonly string[]): Step {
  const [flag, bin, , ...reporters] = vitest;
  const wholeTree = ['architecture', 'messages', 'words', 'texts'].map(
    (rules) => `tools/architecture/${rules}.test.ts`,
  );
  return {
    name: `unit tests that ${files.length} changed files reach (npm test runs all)`,
    node: [flag!, bin!, 'related', '--run', ...reporters, '--project', 'unit', ...wholeTree, ...files],
  };
}

/** API tests, on the embedded database or on the PostgreSQL server at `url`. */
export function apiTests(url?: string): Step {
  return askedTwice({
    name: `API tests on ${url === undefined ? 'the embedded database' : 'PostgreSQL'}`,
    node: [...vitest, '--project', 'api'],
    env: url === undefined ? undefined : { TEST_DATABASE_URL: url },
  });
}

/** Tests on several processes of the built product, on the PostgreSQL server at `url`. */
export function deployedTests(url: string): Step {
  return askedTwice({
    name: 'tests on processes behind a proxy',
    node: [...vitest, '--project', 'deployed'],
    env: { TEST_DATABASE_URL: url },
  });
}

/** Processes, databases and clocks take part in tests: a file that failed among others is asked once more, alone. */
function askedTwice(step: Step): Step {
  return {
    ...step,
    again: (files) => ({ ...step, name: `${step.name}, once more`, node: [...step.node, ...files] }),
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
