import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedFiles, readReport, reportSetting, type ReportedTest } from './report/test-report.ts';
import { root, type Step } from './steps.ts';

/** A step that was run. */
export interface StepOutcome {
  name: string;
  passed: boolean;
  ms: number;
  /** Those its runner reported, none where it runs no tests. */
  tests: ReportedTest[];
  /** Files that failed at first and passed when they were asked alone. */
  unsteady: string[];
}

/** More than these failing together have a cause that a second look would hide. */
const maxUnsteady = 2;

/** Runs steps one after another and says of each how long it took; stops after the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    const outcome = await runTwice(step);
    outcomes.push(outcome);
    if (!outcome.passed) break;
  }
  return outcomes;
}

async function runTwice(step: Step): Promise<StepOutcome> {
  const first = await runStep(step);
  const failed = failedFiles(first.tests);
  if (first.passed || step.again === undefined || failed.length === 0 || failed.length > maxUnsteady)
    return first;
  const second = await runStep(step.again(failed));
  const others = first.tests.filter(({ file }) => !failed.includes(file));
  return {
    name: step.name,
    passed: second.passed,
    ms: first.ms + second.ms,
    tests: [...others, ...second.tests],
    unsteady: second.passed ? failed : [],
  };
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
  return { name: step.name, passed, ms, tests, unsteady: [] };
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
