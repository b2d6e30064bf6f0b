import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referenceParams } from '#features/models/domain/scenario/scenario-params.ts';
import type { ScenarioStart } from '#features/models/domain/scenario/scenario-start.ts';
import type { EnsembleNews } from './ensemble-messages.ts';
import { ensembleRunner, type Asked } from './ensemble-runner.ts';

/** A thread of the browser whose answers are given by hand. */
class HandWorker extends EventTarget {
  static made: HandWorker[] = [];
  asked: { id: number }[] = [];
  isEnded = false;
  constructor() {
    super();
    HandWorker.made.push(this);
  }
  postMessage(question: { id: number }): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(id: number, done: number): void {
    const data = { id, kind: 'own', done, result: {} } as EnsembleNews;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  HandWorker.made = [];
  vi.stubGlobal('Worker', HandWorker);
});
afterEach(() => void vi.unstubAllGlobals());

const start = {} as ScenarioStart;
const asked: Asked = { version: '1.1', members: 1, own: referenceParams, compared: [] };

test('a model is run in a thread of its own, the newest question alone is heard, and ended it takes the thread along', () => {
  const runner = ensembleRunner();
  const heard: string[] = [];
  const hear = (name: string) => (news: EnsembleNews) =>
    void heard.push(`${name} ${'done' in news ? news.done : ''}`);
  runner.ask(start, asked, hear('first'));
  runner.ask(start, asked, hear('second'));
  const [worker] = HandWorker.made;
  expect(HandWorker.made).toHaveLength(1);
  const [first, second] = worker!.asked.map(({ id }) => id) as [number, number];
  worker!.answer(first, 20);
  worker!.answer(second, 20);
  runner.end();
  worker!.answer(second, 60);
  expect(heard).toEqual(['second 20']);
  expect(worker!.isEnded).toBe(true);
  runner.ask(start, asked, hear('third'));
  expect(HandWorker.made).toHaveLength(2);
});

test('no page runs members itself: who imports the run of an ensemble is a thread', () => {
  const web = new URL('../../', import.meta.url);
  const importers = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) =>
      /import \{[^}]*\b(runEnsemble|runMembers)\b/.test(readFileSync(new URL(file, web), 'utf8')),
    );
  expect(importers.length).toBeGreaterThan(0);
  for (const file of importers) expect(file).toMatch(/-worker\.ts$/);
});
