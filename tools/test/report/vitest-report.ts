import type { Reporter, TestModule } from 'vitest/node';
import { reportTests, type ReportedTest } from './test-report.ts';

/** Reports each test of a file, and as its preparation what the file took besides: imports, its environment, its hooks. */
export default class VitestReport implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const file = module.relativeModuleId;
    const tests = [...module.children.allTests()].map((test): ReportedTest => {
      const { state } = test.result();
      return {
        kind: 'test',
        file,
        name: test.fullName,
        state: state === 'pending' ? 'skipped' : state,
        ms: test.diagnostic()?.duration ?? 0,
      };
    });
    reportTests([...tests, preparationOf(module, tests)]);
  }
}

function preparationOf(module: TestModule, tests: readonly ReportedTest[]): ReportedTest {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const inTests = tests.reduce((sum, { ms }) => sum + ms, 0);
  const before = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
  return {
    kind: 'preparation',
    file: module.relativeModuleId,
    name: 'its preparation',
    state: module.ok() || tests.some(({ state }) => state === 'failed') ? 'passed' : 'failed',
    ms: before + Math.max(duration - inTests, 0),
  };
}
