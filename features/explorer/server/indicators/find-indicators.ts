import { listCoverage } from '#statistics/indicators/coverage-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readIndicatorWords } from '#statistics/indicators/indicator-words.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { locales } from '#platform/shared/locales.ts';
import { findFolded, foldNames } from '#platform/shared/find-by-words.ts';
import type { explorerContract } from '../../contract.ts';

type Calls = typeof explorerContract;

type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale'>;

/** Indicators by words of their names; those whose own name has the words before those that are only called so. */
export async function findIndicators(
  { text, family, most }: Input<Calls, 'explore/findIndicators'>,
  asking: Asking,
): Promise<HandlerOutput<Calls, 'explore/findIndicators'>> {
  const [entries, words] = await Promise.all([listEntries(asking), readIndicatorWords()]);
  // What people call it stands first: «ВРП» is the product of a region, not an index with it in its name.
  const key = text.toLowerCase();
  const called = new Set(
    words
      .filter((each) =>
        locales.some((locale) => each.words[locale].some((word) => word.text.toLowerCase() === key)),
      )
      .map(({ indicator }) => indicator),
  );
  const all = findFolded(text, entries);
  const isCalled = ({ indicator }: { indicator: string }): boolean => called.has(indicator);
  const found = called.size === 0 ? all : [...all.filter(isCalled), ...all.filter((each) => !isCalled(each))];
  const counts = [...Map.groupBy(found, (each) => each.family)];
  const ofFamily = family === undefined ? found : found.filter((each) => each.family === family);
  return {
    total: ofFamily.length,
    families: counts.map(([name, each]) => ({ family: name, count: each.length })),
    indicators: ofFamily.slice(0, most),
  };
}

/** Every indicator with values, ready to be searched by its name, its code and what people call it. */
function listEntries({ db, clock, locale }: Asking) {
  return readHandbook(db, `indicators by words ${locale} ${clock.day}`, async () => {
    const [all, coverage, words] = await Promise.all([
      listIndicators(db, null, locale),
      listCoverage(db, clock.day),
      readIndicatorWords(),
    ]);
    const coverageOf = new Map(coverage.map((each) => [each.indicator, each]));
    const wordsOf = Map.groupBy(words, ({ indicator }) => indicator);
    const known = all.flatMap((indicator) => {
      const covered = coverageOf.get(indicator.indicator);
      return covered === undefined ? [] : [{ ...indicator, ...covered }];
    });
    return foldNames(known, ({ name, indicator }) => [
      name,
      indicator,
      // Who reads in one language may type in another.
      ...(wordsOf.get(indicator) ?? []).flatMap(({ words: said }) =>
        locales.flatMap((each) => said[each].map(({ text }) => text)),
      ),
    ]);
  });
}
