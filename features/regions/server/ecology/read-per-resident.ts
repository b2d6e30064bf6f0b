import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readLatest } from '#statistics/series/day-queries.ts';
import { pickBeside } from '../../domain/ecology/pick-beside.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import { readResidents } from '../region/read-residents.ts';

/** Tonnes of CO₂ a resident in the year that `day` closes, among the subjects; null for places without either figure. */
export async function readPerResident(yugoId: number, day: string, { db, clock, locale }: RequestContext) {
  const [fuel, cement, residents, places] = await Promise.all([
    readLatest(db, 'co2_emissions', day, clock.day, 'fuel=total'),
    readLatest(db, 'co2_emissions', day, clock.day, 'fuel=cement_process'),
    readResidents(db, nextDay(day), clock.day),
    listPlaces(db, locale),
  ]);
  const process = new Map(cement.filter((row) => row.day === day).map((row) => [row.yugoId, row.value]));
  // The country is not counted by itself in this series: it is the sum of its subjects where all of them are known.
  const counts = places.flatMap(({ yugoId: id, kind }) => (kind === 'region' ? [residents.get(id)] : []));
  const peopleOf = (id: number): number | null =>
    residents.get(id)?.value ?? (id === federalYugoId ? sumOrNull(counts) : null);
  const rows = fuel.flatMap((row) => {
    const people = peopleOf(row.yugoId);
    const place = places.find((each) => each.yugoId === row.yugoId);
    if (row.day !== day || !people || !place) return [];
    const value = (row.value + (process.get(row.yugoId) ?? 0)) / people;
    return [{ yugoId: row.yugoId, kind: place.kind, name: place.shortName, value }];
  });
  const subjects = rows.filter(({ kind }) => kind === 'region').sort((a, b) => b.value - a.value);
  const ranks = ranksOf(subjects.map(({ value }) => value));
  const at = subjects.findIndex((row) => row.yugoId === yugoId);
  const own = subjects[at];
  if (!own) return null;
  const ranked = subjects.map(({ yugoId: id, name, value }, index) => ({
    yugoId: id,
    name,
    value,
    rank: ranks[index]!,
  }));
  return {
    value: own.value,
    rank: ranks[at]!,
    of: subjects.length,
    day,
    residentsDay: residents.get(yugoId)!.day,
    country: rows.find((row) => row.yugoId === federalYugoId)?.value ?? null,
    beside: pickBeside(ranked, (row) => row.yugoId === yugoId),
  };
}

/** The count of 1 January closes the year. */
function nextDay(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}-01-01`;
}

function sumOrNull(counts: readonly ({ value: number } | undefined)[]): number | null {
  const known = counts.filter((count) => count !== undefined);
  return known.length < counts.length ? null : known.reduce((sum, { value }) => sum + value, 0);
}
