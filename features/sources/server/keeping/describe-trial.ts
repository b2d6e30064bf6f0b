import { fromEpochDay } from '#statistics/import/periods.ts';
import type { WeighedFact } from '#statistics/import/live/weigh-rows.ts';
import type { RunEnd } from '../running/run-source.ts';
import { sayRefused, type Saying } from './row-reasons.ts';

/** Figures and refused records of a trial that are shown. */
const maxShown = 100;

/** A trial as the desk shows it: changed figures first, then held ones, then new ones. `names` = places by yugoId. */
export function describeTrial(
  { outcome, plan, refusal }: RunEnd,
  names: ReadonlyMap<number, string>,
  saying: Saying,
) {
  const figureOf =
    (kind: 'fresh' | 'changed' | 'held') =>
    ({ fact, before }: WeighedFact) => ({
      indicator: fact.indicator,
      dims: fact.dims,
      place: names.get(fact.place) ?? String(fact.place),
      day: fromEpochDay(fact.day),
      value: fact.value,
      before,
      kind,
    });
  const facts = plan?.facts ?? [];
  return {
    outcome,
    reason: refusal?.reason ?? null,
    details: (refusal?.details as Record<string, string | number> | undefined) ?? null,
    counts: plan?.counts ?? null,
    figures: [
      ...facts.filter(({ before }) => before !== null).map(figureOf('changed')),
      ...(plan?.held ?? []).map(figureOf('held')),
      ...facts.filter(({ before }) => before === null).map(figureOf('fresh')),
    ].slice(0, maxShown),
    refusals: sayRefused((plan?.refused ?? []).slice(0, maxShown), saying),
  };
}
