import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { listAreas } from '#statistics/places/place-queries.ts';
import { readLatest, readSubjects } from '#statistics/series/day-queries.ts';
import { readAgeGroups } from '#statistics/series/pyramid-queries.ts';
import { readSeries } from '#statistics/series/trend-queries.ts';
import type { PlaceFigure } from '#statistics/shapes/figure.ts';
import type { Named } from '#statistics/source-queries.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import {
  ageMeasures,
  mixMeasures,
  mixSections,
  type Measures,
  type TwinPart,
  twinParts,
  type SubjectParts,
} from '../../domain/twins/twin-parts.ts';

/** One part of a subject on the day that its period ends. */
export interface DatedPart {
  yugoId: number;
  day: string;
  measures: Measures;
}

/** A part of every subject that has it, and where the newest of it comes from. */
export interface ReadPart {
  rows: DatedPart[];
  origin: Named | null;
}

type Context = Pick<RequestContext, 'db' | 'clock'>;

/** Everything subjects are compared by, of all of them, each in its newest year known on the day: eight queries, read once for a number of the data. */
export function readSubjectParts({ db, clock }: Context): Promise<Record<TwinPart, ReadPart>> {
  return readHandbook(db, `parts of subjects ${clock.day}`, () => readParts({ db, clock }));
}

async function readParts(context: Context): Promise<Record<TwinPart, ReadPart>> {
  const [age, density, income, urban, mix] = await Promise.all([
    readAge(context),
    readDensity(context),
    readIncome(context),
    readUrban(context),
    readMix(context),
  ]);
  return { age, density, income, urban, mix };
}

/** The rows whose measures are known, with the origin of the newest. */
function partOf<Row extends Omit<PlaceFigure, 'value'>>(
  rows: readonly Row[],
  measuresOf: (row: Row) => Measures | null,
): ReadPart {
  const known = rows.flatMap((row) => {
    const measures = measuresOf(row);
    return measures === null ? [] : [{ row, measures }];
  });
  const [newest] = known.toSorted((a, b) => b.row.day.localeCompare(a.row.day));
  return {
    rows: known.map(({ row: { yugoId, day }, measures }) => ({ yugoId, day, measures })),
    origin: newest ? { ...newest.row, sample: known.some(({ row }) => row.sample) } : null,
  };
}

async function readAge({ db, clock }: Context): Promise<ReadPart> {
  const rows = await readAgeGroups(db, clock.day);
  return partOf(rows, ({ young, working, old }) => ageMeasures({ young, working, old }));
}

async function readDensity({ db, clock }: Context): Promise<ReadPart> {
  const [areas, rows] = await Promise.all([
    listAreas(db),
    readLatest(db, codes.population, clock.day, clock.day),
  ]);
  return partOf(rows, ({ yugoId, value }) => {
    const area = areas.get(yugoId);
    return area === undefined || value <= 0 ? null : { density: value / area };
  });
}

/** Percent of the country's income in the same year. */
async function readIncome({ db, clock }: Context): Promise<ReadPart> {
  const indicator = 'income_per_capita';
  const [rows, country] = await Promise.all([
    readLatest(db, indicator, clock.day, clock.day),
    readSeries(db, { indicator, yugoId: federalYugoId }, clock.day),
  ]);
  const byDay = new Map(country.map(({ day, value }) => [day, value]));
  return partOf(
    rows.filter(({ kind }) => kind === 'region'),
    ({ day, value }) => {
      const whole = byDay.get(day);
      return whole === undefined ? null : { income: (value / whole) * 100 };
    },
  );
}

async function readUrban({ db, clock }: Context): Promise<ReadPart> {
  const rows = await readLatest(db, 'urban_share', clock.day, clock.day);
  return partOf(
    rows.filter(({ kind }) => kind === 'region'),
    ({ value }) => ({ urban: value }),
  );
}

/** Organisations by section in the newest year that trade is known of, which every subject has. */
async function readMix({ db, clock }: Context): Promise<ReadPart> {
  const indicator = 'organisations';
  const trade = await readLatest(db, indicator, clock.day, clock.day, 'okved=G');
  const day = trade
    .map((row) => row.day)
    .sort()
    .at(-1);
  if (day === undefined) return { rows: [], origin: null };
  const series = mixSections.map((section) => ({ indicator, dims: `okved=${section}`, day }));
  const counts = new Map<number, Record<string, number>>();
  for (const { yugoId, dims, value } of await readSubjects(db, series, clock.day))
    counts.set(yugoId, { ...counts.get(yugoId), [dims.slice('okved='.length)]: value });
  return partOf(
    trade.filter((row) => row.day === day),
    ({ yugoId }) => mixMeasures(counts.get(yugoId) ?? {}),
  );
}

/** What is known of each subject, gathered from the parts. */
export function subjectsOf(parts: Record<TwinPart, ReadPart>): SubjectParts[] {
  const subjects = new Map<number, SubjectParts>();
  for (const part of twinParts)
    for (const { yugoId, measures } of parts[part].rows) {
      const subject = subjects.get(yugoId) ?? { yugoId, parts: {} };
      subject.parts[part] = measures;
      subjects.set(yugoId, subject);
    }
  return [...subjects.values()];
}
