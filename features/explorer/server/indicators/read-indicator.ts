import { findNextRelease } from '#features/sources/public.server.ts';
import { readFindings } from '#statistics/findings/finding-queries.ts';
import { listCoverage } from '#statistics/indicators/coverage-queries.ts';
import { listSeriesDims } from '#statistics/indicators/dimension-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readIndicatorWords, type IndicatorWords } from '#statistics/indicators/indicator-words.ts';
import { listOriginsOf, listReleases, listYearsOf } from '#statistics/indicators/release-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { readSources } from '#statistics/source-queries.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { explorerContract } from '../../contract.ts';
import { listUses } from '../../domain/indicator/list-uses.ts';
import { findRelated } from '../../domain/indicator/find-related.ts';
import { readRelated } from './read-related.ts';
import { chooseMeasures } from '../view/choose-measures.ts';

type Calls = typeof explorerContract;

/** Releases told of; the older ones are counted in the values' own days. */
const maxReleases = 24;
const maxRelated = 8;

/** What an indicator is, what there is of it, and what became of its values. */
export async function readIndicator(
  { indicator: word }: Input<Calls, 'explore/getIndicator'>,
  context: RequestContext,
): Promise<HandlerOutput<Calls, 'explore/getIndicator'>> {
  const { db, clock, locale } = context;
  const [measure] = await chooseMeasures([word], context);
  const { indicator, dims, isSum } = measure!;
  const code = indicator.indicator;
  const part = { indicator: code, dims, asOf: clock.day };
  const places = await listPlaces(db, locale);
  const ids = places.map(({ yugoId }) => yugoId);
  const [years, releases, origins, coverage, parts, findings, words, all] = await Promise.all([
    listYearsOf(db, part),
    listReleases(db, { ...part, most: maxReleases }),
    listOriginsOf(db, part),
    listCoverage(db, clock.day),
    listSeriesDims(db, [code]),
    readFindings(db, [code], ids, clock.day),
    readIndicatorWords(),
    listIndicators(db, null, locale),
  ]);
  const codes = origins.map(({ source }) => source);
  const [sourceOf, next, related] = await Promise.all([
    readSources(db, codes, locale),
    findNextRelease(db, { indicator: code, sources: codes }, { after: clock.news, locale }),
    readRelated(findRelated(indicator, all, maxRelated), context),
  ]);
  const regions = places.filter(({ kind }) => kind === 'region');
  const known = regions.flatMap(({ yugoId }) => years.get(yugoId) ?? []);
  const first = known.length === 0 ? 0 : Math.min(...known);
  const found = coverage.find((each) => each.indicator === code);
  return {
    indicator,
    dims,
    parts: parts.filter((each) => each.dims !== '').length,
    words: calledBy(words, code, locale),
    found: found ? { ...indicator, ...found } : null,
    sources: origins.map(sourceOf),
    years:
      known.length === 0 ? [] : Array.from({ length: Math.max(...known) - first + 1 }, (_, at) => first + at),
    coverage: coverageOf(places, years),
    releases: [...releases],
    findings: findings
      .filter((each) => each.dims === dims)
      .map((finding) => ({
        ...finding,
        place: places.find(({ yugoId }) => yugoId === finding.yugoId)?.shortName ?? '',
      })),
    isSum,
    next,
    uses: listUses(code),
    related,
  };
}

/** Words and phrases people say for an indicator in a language. */
function calledBy(words: readonly IndicatorWords[], code: string, locale: Locale): string[] {
  return words
    .filter(({ indicator }) => indicator === code)
    .flatMap((each) => each.words[locale].filter(({ isWeak }) => !isWeak).map(({ text }) => text));
}

/** The regions district by district, with the years of each. */
function coverageOf(places: readonly Place[], years: ReadonlyMap<number, number[]>) {
  return places
    .filter(({ kind }) => kind === 'region')
    .toSorted((a, b) => (a.districtId ?? 0) - (b.districtId ?? 0))
    .map(({ yugoId, shortName: name, districtId }) => ({
      yugoId,
      name,
      district: places.find((each) => each.yugoId === districtId)?.shortName ?? '',
      years: years.get(yugoId) ?? [],
    }));
}
