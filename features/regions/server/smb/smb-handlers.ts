import type { Routes, RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { sumOverPlaces } from '#statistics/series/sum-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { smbContract } from '../../contract/smb-calls.ts';
import { readSmbRating } from './read-smb-rating.ts';
import { registerOutlook } from '../../domain/smb/register-outlook.ts';
import { countsByDay, smallShare, type SmallCount } from '../../domain/smb/small-share.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';

/** Handlers about small and medium business. */
export const smbRoutes: Routes<typeof smbContract> = {
  'regiondossier/geMSPStatistics': ({ yugoId, okved }, context) => readSmb(yugoId, okved, context),
  'regiondossier/getRegionMspRating': ({ okved }, context) => readSmbRating(okved, context),
};

type Sums = Awaited<ReturnType<typeof sumOverPlaces>>;

const withShare = <Count extends SmallCount>(count: Count) => ({ ...count, share: smallShare(count) });

/** Small and medium organisations of a place, its district and the country by year; by section in the newest one. */
async function readSmb(yugoId: number, okved: string, context: RequestContext) {
  const { db, locale } = context;
  const place = await getPlace(yugoId, context);
  const [own, country, district, sections] = await Promise.all([
    readCounts(yugoId, context),
    readCounts(federalYugoId, context),
    place.districtId === null ? null : readCounts(place.districtId, context),
    listDimensionValues(db, 'okved', locale),
  ]);
  const course = courseOf(own, okved);
  const day = course.at(-1)?.day ?? null;
  return {
    yugoId,
    day,
    course,
    country: courseOf(country, okved),
    district: district === null ? [] : courseOf(district, okved),
    districtName: place.districtName,
    sections: sections.flatMap(({ value: code, name }) => {
      const [count] = courseOf(own, code).filter((counts) => counts.day === day);
      return count && count.organisations > 0 ? [{ ...count, code, name }] : [];
    }),
    source: await readSource(db, own.small.at(-1) ?? null, locale),
    outlook: okved === 'all' ? await readOutlook(yugoId, context) : null,
    organisationsSource: await readSource(db, own.organisations.at(-1) ?? null, locale),
  };
}

/** The register ahead, from the monthly counts that an operator has loaded. */
async function readOutlook(yugoId: number, { db, clock, locale }: RequestContext) {
  const members = yugoId === federalYugoId ? null : await listMembers(db, yugoId);
  const months = await sumOverPlaces(db, 'sme_register', members, clock.day);
  const newest = months.at(-1) ?? null;
  return {
    day: newest?.day ?? null,
    ...registerOutlook(months),
    source: await readSource(db, newest, locale),
  };
}

interface Counted {
  organisations: Sums;
  small: Sums;
}

/** Counts of a place; those of the country and the districts, which stand beside every subject, are kept. */
async function readCounts(yugoId: number, { db, clock }: RequestContext): Promise<Counted> {
  const members = yugoId === federalYugoId ? null : await listMembers(db, yugoId);
  const count = () => countOver(members, db, clock.day);
  return members?.length === 1
    ? count()
    : readHandbook(db, `small organisations ${yugoId} ${clock.day}`, count);
}

async function countOver(members: readonly number[] | null, db: Db, asOf: string): Promise<Counted> {
  const [organisations, small] = await Promise.all([
    sumOverPlaces(db, 'organisations', members, asOf),
    sumOverPlaces(db, 'sme_organisations', members, asOf),
  ]);
  return { organisations, small };
}

function courseOf({ organisations, small }: Counted, okved: string) {
  const ofSection = (sums: Sums) =>
    okved === 'all' ? sums : sums.filter(({ dims }) => dims === `okved=${okved}`);
  return countsByDay(ofSection(organisations), ofSection(small)).map(withShare);
}
