import type { NewsModels } from '#newsengine/news-models.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Outcome, TaskOptions } from '../outcome.ts';
import { readRows } from '../read-rows.ts';
import { rowsOfPart } from './part-groups.ts';
import { placeBundled } from './place-headlines.ts';
import { tellsEvent } from './tells-event.ts';

/** An affair with its steps. */
export interface AffairRow {
  readonly affair: string;
  readonly lang: string;
  readonly keywords: readonly string[];
  readonly except?: readonly string[];
  readonly steps: readonly { readonly day: string; readonly ids: readonly string[] }[];
}

/** A headline with the chain its story belongs to. */
export interface ChainedHeadline {
  readonly id: string;
  readonly title: string;
  readonly chain: number;
}

const daysBefore = 4;

/** Affairs over days: how much of each stands in its largest chain, how pure that is, and how many steps it reaches. */
export async function evaluateAffairs(
  file: string,
  models: NewsModels,
  { part }: TaskOptions,
): Promise<Outcome> {
  const rows = rowsOfPart(readRows<AffairRow>(file), ({ affair }) => affair, part);
  const verdicts = [];
  for (const [language, own] of Map.groupBy(rows, ({ lang }) => lang)) {
    const days = own.flatMap(({ steps }) => steps.map(({ day }) => day)).toSorted();
    const span = { from: addDays(days[0] ?? '', -daysBefore), to: addDays(days.at(-1) ?? '', 1) };
    const { headlines, affairOf } = await placeBundled(language, span, models);
    const chained = [...headlines.values()].map((each) => ({ ...each, chain: affairOf(each.storyId) }));
    verdicts.push(...own.map((affair) => judgeAffair(affair, chained)));
  }
  return outcomeOfAffairs(verdicts);
}

interface AffairVerdict {
  readonly name: string;
  readonly found: number;
  readonly chains: number;
  readonly inLargest: number;
  readonly purity: number;
  readonly reached: number;
}

/** What of an affair stands in one chain. */
export function judgeAffair(row: AffairRow, headlines: readonly ChainedHeadline[]): AffairVerdict {
  const ids = new Set(row.steps.flatMap((step) => step.ids));
  const members = headlines.filter(({ id }) => ids.has(id));
  const chains = Map.groupBy(members, ({ chain }) => chain);
  const [largest, own = []] = [...chains].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const whole = headlines.filter(({ chain }) => chain === largest);
  const right = whole.filter(({ id, title }) => ids.has(id) || tellsEvent(title, row));
  const reached = row.steps.filter((step) => own.some(({ id }) => step.ids.includes(id)));
  return {
    name: `${row.lang} ${row.affair}`,
    found: members.length,
    chains: chains.size,
    inLargest: own.length / Math.max(1, members.length),
    purity: right.length / Math.max(1, whole.length),
    reached: reached.length / Math.max(1, row.steps.length),
  };
}

/** What the affairs add up to. */
export function outcomeOfAffairs(verdicts: readonly AffairVerdict[]): Outcome {
  const mean = (valueOf: (verdict: AffairVerdict) => number): number =>
    verdicts.reduce((sum, each) => sum + valueOf(each), 0) / Math.max(1, verdicts.length);
  const inLargest = mean((each) => each.inLargest);
  return {
    task: 'affairs',
    rows: verdicts.length,
    figure: { name: 'in the largest chain', value: inLargest },
    scores: [],
    figures: [
      ['in the largest chain', inLargest],
      ['purity', mean(({ purity }) => purity)],
      ['steps reached', mean(({ reached }) => reached)],
    ],
    mistakes: verdicts.map(
      ({ name, found, chains, inLargest: share, purity, reached }) =>
        `${name}: ${found} headlines in ${chains} chains, ${share.toFixed(2)} in the largest, purity ${purity.toFixed(2)}, steps ${reached.toFixed(2)}`,
    ),
  };
}
