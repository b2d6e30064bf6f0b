import type { NewsModels } from '#newsengine/news-models.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Outcome, TaskOptions } from '../outcome.ts';
import { readRows } from '../read-rows.ts';
import { rowsOfPart } from './part-groups.ts';
import { pageAt } from './page-at.ts';
import { placeBundled } from './place-headlines.ts';
import { judgeDay, type DayRow, type DayVerdict, type PageRow } from './judge-day.ts';

/** A day's page by language and day, as it stands at the day's end. */
export type PageOfDay = (language: string, day: string) => PageRow[];

const daysBefore = 4;

/** The front page at the end of each labelled day: its lead, the day's biggest event, rows told by one outlet. */
export async function evaluateDays(
  file: string,
  models: NewsModels,
  { part }: TaskOptions,
): Promise<Outcome> {
  const rows = rowsOfPart(readRows<DayRow>(file), groupOf, part);
  const pages = new Map<string, Awaited<ReturnType<typeof placeBundled>>>();
  for (const [language, own] of Map.groupBy(rows, ({ lang }) => lang)) {
    const days = own.map(({ day }) => day).toSorted();
    const span = { from: addDays(days[0] ?? '', -daysBefore), to: days.at(-1) ?? '' };
    pages.set(language, await placeBundled(language, span, models));
  }
  return outcomeOfDays(rows, (language, day) => {
    const placing = pages.get(language);
    return placing ? pageAt(placing, language, day) : [];
  });
}

/** The verdicts of all days, and what they add up to. */
export function outcomeOfDays(rows: readonly DayRow[], pageOf: PageOfDay): Outcome {
  const verdicts = [...Map.groupBy(rows, groupOf).values()].map((day) =>
    judgeDay(day, pageOf(day[0]?.lang ?? '', day[0]?.day ?? '')),
  );
  const figures: [string, number][] = [];
  for (const [lang, own] of [['all', verdicts] as const, ...Map.groupBy(verdicts, ({ lang }) => lang)]) {
    figures.push([`${lang} lead right`, mean(own, ({ isLeadRight }) => Number(isLeadRight))]);
    figures.push([
      `${lang} biggest of first three`,
      mean(own, ({ place }) => Number(place > 0 && place <= 3)),
    ]);
    figures.push([`${lang} biggest of first ten`, mean(own, ({ place }) => Number(place > 0))]);
    figures.push([`${lang} events found`, mean(own, ({ found }) => found)]);
    figures.push([`${lang} single-outlet rows of ten`, mean(own, ({ singles }) => singles)]);
  }
  return {
    task: 'days',
    rows: verdicts.length,
    figure: { name: 'lead right', value: mean(verdicts, ({ isLeadRight }) => Number(isLeadRight)) },
    scores: [],
    figures,
    mistakes: verdicts
      .toSorted((one, other) => Number(one.isLeadRight) - Number(other.isLeadRight))
      .map(
        ({ day, lang, isLeadRight, place, singles, titles }) =>
          `${lang} ${day} lead ${isLeadRight ? 'right' : 'WRONG'}, biggest at ${place || '-'}, ${singles} single\n      ${titles.join('\n      ')}`,
      ),
  };
}

function groupOf({ lang, day }: DayRow): string {
  return `${lang} ${day}`;
}

function mean(verdicts: readonly DayVerdict[], valueOf: (verdict: DayVerdict) => number): number {
  return verdicts.length === 0
    ? 0
    : verdicts.reduce((sum, verdict) => sum + valueOf(verdict), 0) / verdicts.length;
}
