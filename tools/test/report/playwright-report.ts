import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { reportTests } from './test-report.ts';

/** Reports each journey once, however often it was tried again. */
export default class PlaywrightReport implements Reporter {
  #root = '';

  onBegin(config: FullConfig): void {
    this.#root = config.rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isLast = result.retry === test.retries || result.status === test.expectedStatus;
    if (!isLast && result.status !== 'skipped') return;
    const [, project = '', , ...titles] = test.titlePath();
    reportTests([
      {
        kind: 'test',
        file: relative(this.#root, test.location.file),
        name: `${titles.join(' > ')} (${project})`,
        state: result.status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
        ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      },
    ]);
  }

  /** An error outside every journey fails the run as well: a promise nobody waited for, a worker that could not end. */
  onError({ message, value, location }: TestError): void {
    reportTests([
      {
        kind: 'preparation',
        file: location ? relative(this.#root, location.file) : 'outside every journey',
        name: message ?? value ?? 'an error without words',
        state: 'failed',
        ms: 0,
      },
    ]);
  }

  printsToStdio(): boolean {
    return false;
  }
}
