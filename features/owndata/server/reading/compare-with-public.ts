import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readIndicatorWords } from '#statistics/indicators/indicator-words.ts';
import { readTrends } from '#statistics/series/trend-queries.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import type { owndataContract } from '../../contract.ts';
import type { OwnPeriod } from '../../domain/choices.ts';
import { compareLevels } from '../../domain/comparing/compare-levels.ts';
import { findAlike, type NamedIndicator } from '../../domain/comparing/find-alike.ts';
import { isReady, type ReadyValue } from '../../domain/judging/judge-values.ts';
import type { OwnValue } from '../../domain/judging/own-value.ts';
import { decimalsOf } from '../../domain/reading/read-amount.ts';
import { endOf } from '../../domain/reading/read-time.ts';
import type { OwnFileRead } from './own-file-reader.ts';

type Described = HandlerOutput<typeof owndataContract, 'own/readFile'>['series'][number];

/** How a period of the catalogue is called here; weeks have no own series. */
const periodsOf = {
  annual: 'year',
  quarterly: 'quarter',
  monthly: 'month',
  daily: 'day',
  weekly: null,
} as const;

interface Asking {
  unitCodes: readonly (string | null)[];
  /** Indicators that the sender chose, by the number of the series; empty = compared with none. */
  beside: ReadonlyMap<string, string>;
  locale: Locale;
  asOf: string;
}

/** The series of a file with their last values, each beside the public series of like name or the one that was chosen, and the levels of those. */
export async function compareWithPublic(
  db: Db,
  { series, values, reading }: OwnFileRead,
  { unitCodes, beside, locale, asOf }: Asking,
): Promise<{ series: Omit<Described, 'earlier'>[]; levels: PublicLevels }> {
  const levels = new Map<string, number>();
  const ready = Map.groupBy(values.filter(isReady), (each) => each.series);
  const { known, named } = await listComparable(db, reading.period, locale);
  const described = await Promise.all(
    series.map(async (one, at): Promise<Omit<Described, 'earlier'>> => {
      const own = ready.get(one.number) ?? [];
      const unitCode = unitCodes[at] ?? null;
      const chosen = beside.get(String(one.number));
      const indicator = known.get(chosen ?? findAlike(one.name, unitCode, named) ?? '');
      const plain = { ...one, unitCode, values: own.length, latest: latestOf(own), likeness: null };
      if (indicator === undefined || own.length === 0) return plain;
      for (const [key, level] of await readLevels(db, indicator, own, reading.period, asOf))
        levels.set(levelKey(one.number, key), level);
      const pairs = own.flatMap((each): [number, number][] => {
        const level = levels.get(levelKey(one.number, placeAndTime(each)));
        return level === undefined ? [] : [[each.value, level]];
      });
      const compared = compareLevels(pairs, decimalsIn(own));
      const { indicator: code, name } = indicator;
      return { ...plain, likeness: { indicator: code, name, isChosen: chosen !== undefined, ...compared } };
    }),
  );
  return { series: described, levels };
}

/** Levels of public series, by the number of the series in the file, place and time. */
export type PublicLevels = ReadonlyMap<string, number>;

const levelKey = (series: number, key: string): string => `${series} ${key}`;
const placeAndTime = ({ yugoId, day }: { yugoId: number | null; day: string | null }): string =>
  `${yugoId} ${day}`;

/** The public level of the place and time of a value; null where the public series has none. */
export function levelOf(levels: PublicLevels, value: OwnValue): number | null {
  return levels.get(levelKey(value.series, placeAndTime(value))) ?? null;
}

const decimalsIn = (own: readonly ReadyValue[]): number => decimalsOf(own.map(({ value }) => value));

/** Public indicators of one period with all their names; in the reader's language, since files are written in Russian in that too. */
async function listComparable(
  db: Db,
  period: OwnPeriod,
  locale: Locale,
): Promise<{ known: Map<string, Indicator>; named: NamedIndicator[] }> {
  const [here, russian, words] = await Promise.all([
    listIndicators(db, null, locale),
    listIndicators(db, null, 'ru'),
    readIndicatorWords(),
  ]);
  const everyday = Map.groupBy(
    words.filter(({ dims }) => dims === ''),
    ({ indicator }) => indicator,
  );
  const russianNames = new Map(russian.map(({ indicator, name }) => [indicator, name]));
  const fitting = here.filter((each) => periodsOf[each.period] === period);
  return {
    known: new Map(fitting.map((each) => [each.indicator, each])),
    named: fitting.map(({ indicator, name, unit }) => ({
      indicator,
      unit: unit.code,
      names: [
        name,
        russianNames.get(indicator) ?? name,
        ...(everyday.get(indicator) ?? []).flatMap(({ words: own }) =>
          [...own.ru, ...own[locale]].flatMap(({ text, isWeak }) => (isWeak ? [] : [text])),
        ),
      ],
    })),
  };
}

/** Levels of a public series in the places of a file, by place and time as the file has it. */
async function readLevels(
  db: Db,
  { indicator }: Indicator,
  own: readonly ReadyValue[],
  period: OwnPeriod,
  asOf: string,
): Promise<[string, number][]> {
  const places = [...new Set(own.map(({ yugoId }) => yugoId))];
  const trends = await readTrends(db, [indicator], places, asOf);
  return trends.flatMap(({ yugoId, figures }) =>
    figures.map(({ day, value }): [string, number] => [
      placeAndTime({ yugoId, day: endOf(period, day) }),
      value,
    ]),
  );
}

/** The last time of a series with its values that are not doubted. */
function latestOf(own: readonly ReadyValue[]): Described['latest'] {
  const fine = own.filter(({ doubts }) => doubts.length === 0);
  const day = fine.reduce((last, each) => (each.day > last ? each.day : last), '');
  if (day === '') return null;
  const places = fine.filter((each) => each.day === day).map(({ yugoId, value }) => ({ yugoId, value }));
  return { day, places };
}
