import type { RequestContext } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { readDims } from '#statistics/series/trend-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readLatest } from '#statistics/series/day-queries.ts';
import { splitTaxes, type TaxSplit } from '../../domain/finance/split-taxes.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import { sumParts, type PartSum } from '../../domain/finance/sum-parts.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';
import { readResidents } from '../region/read-residents.ts';
import { readMoney } from './read-money.ts';

const shown = 5;
const whole = 'tax=total;budget=all';

/** Taxes collected in a place: the whole by year, the largest kinds, and who receives them in the newest year. */
export async function readTaxes(yugoId: number, context: RequestContext) {
  const { db, locale } = context;
  await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const names = new Map(
    (await listDimensionValues(db, 'tax', locale)).map(({ value, name }) => [value, name]),
  );
  const nameOf = (tax: string): string => names.get(tax) ?? context.translate(locale, 'Regions_OtherTaxes');
  const parts = sumParts((await readMoney(members, context)).tax_receipts, members, whole);
  const total = parts.filter(({ dims }) => dims === whole);
  const day = total.at(-1)?.day ?? null;
  const splits = splitByDay(parts);
  const split = splits.find((year) => year.day === day)?.split ?? [];
  const trend = await makeTrend(total, db, locale);
  return {
    yugoId,
    day,
    total: trend,
    largest: split
      .filter(({ tax, all }) => tax !== 'others' && all > 0)
      .slice(0, shown)
      .map(({ tax, all }) => ({ code: tax, name: nameOf(tax), value: all, ...trendOf(splits, tax) })),
    split: split.map(({ tax, regional, other }: TaxSplit) => ({
      code: tax,
      name: nameOf(tax),
      regional,
      other,
    })),
    perResident: day === null ? null : await rankPerResident(yugoId, day, total.at(-1)!.value, context),
    source: trend.source,
  };
}

interface SplitYear {
  day: string;
  split: TaxSplit[];
  sample: boolean;
}

/** Who got which tax, year by year, oldest first. */
function splitByDay(parts: readonly PartSum[]): SplitYear[] {
  const sample = parts.some((part) => part.sample);
  const byDay = Map.groupBy(parts, ({ day }) => day);
  return [...byDay.keys()].sort().map((day) => {
    const lines = byDay
      .get(day)!
      .map(({ dims, value }) => ({ tax: '', budget: '', ...readDims(dims), value }));
    return { day, split: splitTaxes(lines), sample };
  });
}

/** A tax by year, added up over budgets where no line for all of them is published. */
function trendOf(splits: readonly SplitYear[], tax: string) {
  const points = splits.flatMap(({ day, split, sample }) => {
    const found = split.find((row) => row.tax === tax);
    return found ? [{ day, value: found.all, sample }] : [];
  });
  return { points, previous: points.at(-2)?.value ?? null };
}

/** Taxes per resident and the place among the subjects; null for districts and where one of both is not known. */
async function rankPerResident(
  yugoId: number,
  day: string,
  taxes: number,
  { db, clock, locale }: RequestContext,
) {
  const [residents, latest, places] = await Promise.all([
    readResidents(db, day, clock.day),
    readLatest(db, 'tax_receipts', day, clock.day, whole),
    listPlaces(db, locale),
  ]);
  const names = new Map(places.map((place) => [place.yugoId, place.shortName]));
  const rows = latest.flatMap(({ yugoId: id, kind, value, day: of }) => {
    const people = residents.get(id)?.value;
    return people && of === day
      ? [{ yugoId: id, kind, name: names.get(id) ?? '', value: value / people }]
      : [];
  });
  const withoutKind = ({ kind: _kind, ...row }: (typeof rows)[number]) => row;
  const regions = rows
    .filter(({ kind }) => kind === 'region')
    .map(withoutKind)
    .toSorted((one, other) => other.value - one.value);
  const ranks = ranksOf(regions.map(({ value }) => value));
  const own = residents.get(yugoId);
  const rank = ranks[regions.findIndex((row) => row.yugoId === yugoId)];
  if (!own || rank == null) return null;
  const country = rows.find(({ kind }) => kind === 'country');
  return {
    value: taxes / own.value,
    rank,
    of: regions.length,
    regions,
    country: country ? withoutKind(country) : null,
  };
}
