import { listBundledRows } from '#statistics/import/read-rows.ts';
import { addDays } from '#platform/shared/calendar-days.ts';

/** Totals of one place by day, as they were published. */
interface Totals {
  cases: number;
  deaths: number;
}

/** A place as the texts name it. */
export interface NamedPlace {
  yugoId: number;
  ru: string;
  /** After «в»: «Москве». */
  ruIn: string;
  en: string;
}

/** The bundled daily reports, asked by place and day. */
export interface Epidemic {
  places: NamedPlace[];
  place(yugoId: number): NamedPlace;
  /** New cases and deaths of the seven days up to a day; throws where a report is missing. */
  week(yugoId: number, day: string): Totals;
  /** All cases and deaths up to a day. */
  total(yugoId: number, day: string): Totals;
  /** The seven days with most cases up to a day: their last day and their cases. */
  highestWeek(yugoId: number, day: string): { day: string; cases: number };
}

/** Reads the daily reports up to a day. */
export async function readEpidemic(last: string): Promise<Epidemic> {
  const totals = new Map<string, Totals>();
  for (const row of await listBundledRows('covid/daily.csv')) {
    if (row['date']! > last) continue;
    const value = { cases: Number(row['cases_total']), deaths: Number(row['deaths_total']) };
    totals.set(`${row['yugo_id']} ${row['date']}`, value);
  }
  const places = (await listBundledRows('regions/regions.csv')).map((row) => ({
    yugoId: Number(row['yugo_id']),
    ru: row['name_short_ru']!,
    ruIn: row['name_ru_prepositional']!,
    en: row['name_short_en']!,
  }));
  const total = (yugoId: number, day: string): Totals => {
    const found = totals.get(`${yugoId} ${day}`);
    if (found === undefined) throw new Error(`No report of ${yugoId} on ${day}`);
    return found;
  };
  const week = (yugoId: number, day: string): Totals => {
    const [after, before] = [total(yugoId, day), total(yugoId, addDays(day, -7))];
    return { cases: after.cases - before.cases, deaths: after.deaths - before.deaths };
  };
  return {
    places,
    place: (yugoId) => places.find((each) => each.yugoId === yugoId)!,
    week,
    total,
    highestWeek(yugoId, day) {
      const weeks: { day: string; cases: number }[] = [];
      for (let end = day; totals.has(`${yugoId} ${addDays(end, -7)}`); end = addDays(end, -1))
        weeks.push({ day: end, cases: week(yugoId, end).cases });
      return weeks.reduce((most, each) => (each.cases > most.cases ? each : most));
    },
  };
}
