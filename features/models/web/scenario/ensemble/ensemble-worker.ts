import { canonicalText } from '#simulation/numeric/run-record.ts';
import { joinRuns, type EnsembleRuns } from '#simulation/epidemic/scenario/run-ensemble.ts';
import { ensembleSeed, runEnsemble } from '#features/models/domain/scenario/ensemble-run.ts';
import { differenceTo, resultOf } from '#features/models/domain/scenario/ensemble-result.ts';
import {
  isReference,
  referenceOf,
  type ScenarioParams,
} from '#features/models/domain/scenario/scenario-params.ts';
import { setUpScenario } from '#features/models/domain/scenario/scenario-start.ts';
import type { EnsembleNews, EnsembleQuestion } from './ensemble-messages.ts';

/** Members after which the bands are told anew. */
const toldAt = new Set([20, 60, 120]);

/** Ensembles kept, so that a reference is run once for all that is moved. */
const maxKept = 8;

let newest = 0;
const kept = new Map<string, EnsembleRuns>();

const tell = (news: EnsembleNews): void => globalThis.postMessage(news);

globalThis.addEventListener('message', ({ data }: MessageEvent<EnsembleQuestion>) => {
  newest = data.id;
  void answer(data);
});

async function answer(question: EnsembleQuestion): Promise<void> {
  const { id, own, compared } = question;
  const runs = await run(question, own, (parts, done) => {
    if (toldAt.has(done)) tell({ id, kind: 'own', done, result: resultOf(joinRuns(parts)) });
  });
  if (runs === null) return;
  tell({ id, kind: 'own', done: question.members, result: resultOf(runs) });
  const reference = await run(question, referenceOf(own));
  if (reference === null) return;
  const difference = isReference(own) ? null : differenceTo(runs, reference);
  tell({ id, kind: 'reference', result: resultOf(reference), difference });
  for (const [at, { params, version }] of compared.entries()) {
    const by = { ...question, version };
    const [one, base] = [await run(by, params), await run(by, referenceOf(params))];
    if (one === null || base === null) return;
    tell({ id, kind: 'compared', at, difference: differenceTo(one, base) });
  }
}

/** Null when a newer question came in between, or where the scenario can't be set up. */
async function run(
  { id, start, version, members }: EnsembleQuestion,
  params: ScenarioParams,
  onPart?: (parts: readonly EnsembleRuns[], done: number) => void,
): Promise<EnsembleRuns | null> {
  if (id !== newest) return null;
  const key = canonicalText([start.day, start.registered, version, members, params]);
  const known = kept.get(key);
  if (known) return known;
  const setup = setUpScenario(start, params, version);
  if (setup.status !== 'ok') return null;
  const runs = await runEnsemble(setup, {
    members,
    seed: ensembleSeed,
    async onPart(parts, done) {
      onPart?.(parts, done);
      await turn();
      return id === newest ? 'go' : 'stop';
    },
  });
  if (runs !== null) keep(key, runs);
  return runs;
}

function keep(key: string, runs: EnsembleRuns): void {
  kept.set(key, runs);
  const oldest = kept.size > maxKept ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}

const channel = new MessageChannel();

/** Lets a newer question in: a timer of 0 ms would wait for 4. */
function turn(): Promise<void> {
  return new Promise((go) => {
    channel.port1.addEventListener('message', () => go(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}
