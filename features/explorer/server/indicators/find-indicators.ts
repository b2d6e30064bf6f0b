import { listCoverage } from '#statistics/indicators/coverage-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readIndicatorWords } from '#statistics/indicators/indicator-words.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { findByWords } from '#platform/shared/find-by-words.ts';
import type { explorerContract } from '../../contract.ts';

type Calls = typeof explorerContract;

/** Indicators by words of their names; those whose own name has the words before those that are only called so. */
export async function findIndicators(
  { text, family, most }: Input<Calls, 'explore/findIndicators'>,
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
): Promise<HandlerOutput<Calls, 'explore/findIndicators'>> {
  const [all, coverage, words] = await Promise.all([
    listIndicators(db, null, locale),
    listCoverage(db, clock.day),
    readIndicatorWords(),
  ]);
  const coverageOf = new Map(coverage.map((each) => [each.indicator, each]));
  const wordsOf = Map.groupBy(words, ({ indicator }) => indicator);
  const entries = all.flatMap((indicator) => {
    const known = coverageOf.get(indicator.indicator);
    return known === undefined ? [] : [{ ...indicator, ...known }];
  });
  const called = ({ indicator }: { indicator: string }): string[] =>
    (wordsOf.get(indicator) ?? []).flatMap((each) => each.words[locale].map((word) => word.text));
  // What people call it stands first: «ВРП» is the product of a region, not an index with it in its name.
  const key = text.toLowerCase();
  const rank = (each: { indicator: string }): number =>
    text !== '' && called(each).some((word) => word.toLowerCase() === key) ? 0 : 1;
  const found = findByWords(text, entries, (each) => [each.name, each.indicator, ...called(each)]).toSorted(
    (one, other) => rank(one) - rank(other),
  );
  const counts = [...Map.groupBy(found, (each) => each.family)];
  const ofFamily = family === undefined ? found : found.filter((each) => each.family === family);
  return {
    total: ofFamily.length,
    families: counts.map(([name, each]) => ({ family: name, count: each.length })),
    indicators: ofFamily.slice(0, most),
  };
}
