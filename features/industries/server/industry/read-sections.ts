import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { sumOverDims, sumOverPlaces } from '#statistics/series/sum-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { smallShare } from '#features/regions/public.ts';
import { listMembers } from '#features/regions/public.server.ts';

/** Organisations of a section in a place by year, with the small and medium ones where their register is known. */
export async function readSectionCourse(section: string, yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const members = yugoId === federalYugoId ? null : await listMembers(db, yugoId);
  const [all, small] = await Promise.all([
    sumOverPlaces(db, 'organisations', members, clock.day),
    sumOverPlaces(db, 'sme_organisations', members, clock.day),
  ]);
  const ofSection = (row: { dims: string }): boolean => row.dims === `okved=${section}`;
  const counted = all.filter(ofSection);
  const few = new Map(small.filter(ofSection).map((row) => [row.day, row]));
  return {
    organisations: counted.map(({ day, value }) => {
      const register = few.get(day)?.value ?? null;
      const share = register === null ? null : smallShare({ organisations: value, small: register });
      return { day, organisations: value, small: register, share };
    }),
    organisationsSource: await readSource(db, counted.at(-1) ?? null, locale),
    smallSource: await readSource(db, [...few.values()].at(-1) ?? null, locale),
  };
}

/** Organisations of a section in every subject in the newest year, and the part of small and medium ones, percent. */
export async function readSectionPlaces(section: string, { db, clock, locale }: RequestContext) {
  const dims = `okved=${section}`;
  const [all, small] = await Promise.all([
    sumOverDims(db, 'organisations', clock.day, dims),
    sumOverDims(db, 'sme_organisations', clock.day, dims),
  ]);
  const day = lastDay(all);
  const counted = all.filter((row) => row.day === day);
  const register = new Map(small.filter((row) => row.day === day).map((row) => [row.yugoId, row]));
  return {
    day,
    places: new Map(
      counted.map(({ yugoId, value }) => {
        const few = register.get(yugoId)?.value;
        const share = few === undefined ? null : smallShare({ organisations: value, small: few });
        return [yugoId, { organisations: value, share }];
      }),
    ),
    source: await readSource(db, counted[0] ?? null, locale),
    smallSource: await readSource(db, [...register.values()][0] ?? null, locale),
  };
}

function lastDay(rows: readonly { day: string }[]): string | null {
  return rows.reduce<string | null>((last, { day }) => (last === null || day > last ? day : last), null);
}
