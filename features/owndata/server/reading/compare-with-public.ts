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
import { decimalsOf } from '../../domain/reading/read-amount.ts';
import { endOf } from '../../domain/reading/read-time.ts';
import type { OwnFileRead } from '../reading/own-file-reader.ts';

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

/** The series of a file with their last values, each beside the public series of like name or the one that was chosen. */
export async function compareWithPublic(
  db: Db,
  { series, values, reading }: OwnFileRead,
  { unitCodes, beside, locale, asOf }: Asking,
): Promise<Described[]> {
  const ready = Map.groupBy(values.filter(isReady), (each) => each.series);
  const { known, named } = await listComparable(db, reading.period, locale);
  return Promise.all(
    series.map(async (one, at): Promise<Described> => {
      const own = ready.get(one.number) ?? [];
      const unitCode = unitCodes[at] ?? null;
      const chosen = beside.get(String(one.number));
      const code = chosen ?? findAlike(one.name, unitCode, named);
      const indicator = code === null ? undefined : known.get(code);
      return {
        ...one,
        unitCode,
        values: own.length,
        latest: latestOf(own),
        likeness:
          indicator === undefined || own.length === 0
            ? null
            : {
                indicator: indicator.indicator,
                name: indicator.name,
                isChosen: chosen !== undefined,
                ...compareLevels(await pairsOf(db, indicator, own, reading.period, asOf), decimalsIn(own)),
              },
      };
    }),
  );
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

/** Levels of a series and of a public one, for each place and time that both have. */
async function pairsOf(
  db: Db,
  { indicator }: Indicator,
  own: readonly ReadyValue[],
  period: OwnPeriod,
  asOf: string,
): Promise<[number, number][]> {
  const places = [...new Set(own.map(({ yugoId }) => yugoId))];
  const trends = await readTrends(db, [indicator], places, asOf);
  const levels = new Map(
    trends.flatMap(({ yugoId, figures }) =>
      figures.map(({ day, value }) => [`${yugoId} ${endOf(period, day)}`, value] as const),
    ),
  );
  return own.flatMap(({ yugoId, day, value }): [number, number][] => {
    const level = levels.get(`${yugoId} ${day}`);
    return level === undefined ? [] : [[value, level]];
  });
}

/** The last time of a series with its values that are not doubted. */
function latestOf(own: readonly ReadyValue[]): Described['latest'] {
  const fine = own.filter(({ doubts }) => doubts.length === 0);
  const day = fine.reduce((last, each) => (each.day > last ? each.day : last), '');
  if (day === '') return null;
  const places = fine.filter((each) => each.day === day).map(({ yugoId, value }) => ({ yugoId, value }));
  return { day, places };
}
