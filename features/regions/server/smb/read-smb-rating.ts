import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { sumOverDims } from '#statistics/series/sum-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { rankShares, smallShare } from '../../domain/smb/small-share.ts';

/** All subjects by the part of small and medium organisations in the newest year that both counts have. */
export async function readSmbRating(okved: string, { db, clock, locale }: RequestContext) {
  const dims = okved === 'all' ? null : `okved=${okved}`;
  // The same for everybody who looks at a section on that day.
  const sumOfSubjects = (indicator: string) =>
    readHandbook(db, `subjects' ${indicator} ${dims} ${clock.day}`, () =>
      sumOverDims(db, indicator, clock.day, dims),
    );
  const [small, organisations, places] = await Promise.all([
    sumOfSubjects('sme_organisations'),
    sumOfSubjects('organisations'),
    listPlaces(db, locale),
  ]);
  const days = [...new Set(small.map(({ day }) => day))].sort();
  const day = days.at(-1) ?? null;
  const counts = new Map(organisations.map(({ yugoId, day: of, value }) => [`${yugoId}|${of}`, value]));
  const names = new Map(places.map(({ yugoId, shortName }) => [yugoId, shortName]));
  const rankedOn = (of: string | undefined) =>
    rankShares(
      small.flatMap(({ yugoId, day: on, value }) => {
        const all = counts.get(`${yugoId}|${of}`);
        const share = all === undefined ? null : smallShare({ organisations: all, small: value });
        return on === of && share !== null ? [{ yugoId, organisations: all!, small: value, share }] : [];
      }),
    );
  const before = new Map(rankedOn(days.at(-2)).map((row) => [row.yugoId, row]));
  const regions = rankedOn(day ?? undefined).map((row) => {
    const past = before.get(row.yugoId);
    return {
      ...row,
      name: names.get(row.yugoId) ?? '',
      previous: past?.share ?? null,
      movement: past === undefined ? null : past.rank - row.rank,
    };
  });
  const whole = {
    organisations: regions.reduce((sum, row) => sum + row.organisations, 0),
    small: regions.reduce((sum, row) => sum + row.small, 0),
  };
  return {
    day,
    country: day === null ? null : { ...whole, share: smallShare(whole) },
    regions,
    source: await readSource(db, small.find((row) => row.day === day) ?? null, locale),
  };
}
