import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packageBin } from '../package-bin.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One step of the checks: a program of ours or of a package, run in the project's folder. */
export interface Step {
  name: string;
  /** Arguments of Node: a script and what follows. */
  node: string[];
  env?: Record<string, string>;
}

export const format: Step = { name: 'format', node: [packageBin('oxfmt'), '--check', '.'] };
export const lint: Step = { name: 'lint', node: [packageBin('oxlint'), '--deny-warnings', '.'] };
export const routeTypes: Step = {
  name: 'route types',
  node: [packageBin('@react-router/dev', 'react-router'), 'typegen'],
};
export const types: Step = { name: 'types', node: [packageBin('typescript', 'tsc'), '--noEmit', '-p', '.'] };
export const unitTests: Step = {
  name: 'unit tests',
  node: [packageBin('vitest'), 'run', '--project', 'unit'],
};
export const unusedCode: Step = { name: 'unused code', node: [packageBin('knip')] };

/** API tests, on the embedded database or on the PostgreSQL server at `url`. */
export function apiTests(url?: string): Step {
  const env = url === undefined ? undefined : { TEST_DATABASE_URL: url };
  return {
    name: `API tests on ${url === undefined ? 'the embedded database' : 'PostgreSQL'}`,
    node: [packageBin('vitest'), 'run', '--project', 'api'],
    env,
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

/** Runs steps one after another; stops at the first that fails and says which. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n── ${step.name}`);
    if ((await run(step)) !== 0) {
      console.error(`\n✗ ${step.name} failed`);
      return false;
    }
    console.log(`✓ ${step.name}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  return true;
}

function run({ node, env }: Step): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, node, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}
