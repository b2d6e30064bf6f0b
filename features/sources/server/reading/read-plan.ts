import type { Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
import type { JudgedFile } from '#features/entities/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { listNamedPlaces, readNamesFor } from '#statistics/import/live/known-to-source.ts';
import type { AccountRow } from '#statistics/import/live/write-accounts.ts';
import { weighRows, type Weighed, type WeighedFact } from '#statistics/import/live/weigh-rows.ts';
import { judgeFigure, type HoldReason } from '../../domain/judge-figure.ts';
import { type HeldFact, listAsked } from '../keeping/held-queries.ts';
import type { RefusedRecord } from '../keeping/row-reasons.ts';
import type { ReadingProgress } from '#platform/server/foreign/foreign-file.ts';
import type { StepTeller } from '../running/follow-run.ts';
import type { SourceTools } from '../source-tools.ts';
import type { PackedRow, ReadingEnd, ReadItem, RecipeTask } from './recipe-reader.ts';

/** What a run would do, before anything is written. */
export interface Plan {
  counts: Record<'records' | 'passed' | 'empty' | 'fresh' | 'changed' | 'same' | 'refused' | 'held', number>;
  facts: WeighedFact[];
  held: HeldFact[];
  /** Of a source of dossiers, in place of figures. */
  entities?: { entries: JudgedFile['entries']; accounts: AccountRow[] };
  refused: RefusedRecord[];
  refusal: { reason: string; details: Readonly<Record<string, string | number>> } | null;
}

/** How a plan is read: what is known by today, who may end it, who takes how far it has come. */
export interface PlanReading {
  today: string;
  signal?: AbortSignal | undefined;
  at?: StepTeller | undefined;
}

const reader = new URL('./recipe-reader.ts', import.meta.url);

/** Reads the answers in a thread, lays every figure beside the store and says what would be new, changed, refused and held. */
export async function readPlan(
  { db, tools }: { db: Db; tools: SourceTools },
  recipe: Recipe,
  answers: readonly Answer[],
  { today, signal, at }: PlanReading,
): Promise<Plan> {
  const refused: Plan['refused'] = [];
  let end: ReadingEnd | undefined;
  const task: RecipeTask = { recipe, answers, places: await listNamedPlaces(db) };
  let [records, checked] = [0, 0];
  const onProgress = ({ done, total }: ReadingProgress) => at?.('reading', (records = done), total);
  const items = tools.reading.read<ReadItem>(reader, task, { signal, onProgress });
  const rows = (async function* () {
    for await (const item of items) {
      if ((checked += 1) % 1_000 === 0) at?.('checking', checked, Math.max(records, checked));
      if (Array.isArray(item)) yield { row: item[0], cells: cellsOf(recipe, item, today) };
      else if (item.kind === 'refused') refused.push({ row: item.row, reasons: item.reasons });
      else if (item.kind === 'end') end = item;
    }
  })();
  const weighed = await weighRows(db, rows, await readNamesFor(db, recipe.defines), today);
  refused.push(...weighed.refused);
  const hold = ({ fact, before, previous }: WeighedFact) =>
    judgeFigure({ value: fact.value, before, previous }, recipe.checks);
  return planOf(db, recipe, weighed, {
    refused,
    refusedCount: (end?.refused ?? 0) + weighed.refused.length,
    passed: end?.passed ?? 0,
    empty: end?.empty ?? 0,
    refusal: end?.refusal ?? null,
    records: end?.records ?? 0,
    hold,
  });
}

/** What is known of records before their figures are sorted out, and which figures have to wait. */
interface Sorting extends Pick<Plan, 'refused' | 'refusal'> {
  records: number;
  passed: number;
  empty: number;
  /** With those that are not listed. */
  refusedCount: number;
  hold: (figure: WeighedFact) => HoldReason | null;
}

/** Sorts figures that lie beside the store into those that are written and those that wait, with all counts. */
export async function planOf(
  db: Db,
  recipe: Recipe,
  { facts: all, same }: Pick<Weighed, 'facts' | 'same'>,
  { refused, refusal, records, passed, empty, refusedCount, hold }: Sorting,
): Promise<Plan> {
  const { facts, held, fresh } = await sortOut(db, recipe.code, all, hold);
  const taken = facts.length + held.length + same;
  return {
    facts,
    held,
    refused: refused.toSorted((a, b) => a.row - b.row),
    counts: {
      records,
      passed,
      empty,
      fresh,
      changed: facts.length - fresh,
      same,
      refused: refusedCount,
      held: held.length,
    },
    refusal: refusal ?? tooManyRefused(recipe, refusedCount, taken),
  };
}

/** Between two looks whether others wait. */
const someRows = 500;

/** Figures that may be written, and those that wait; what somebody was asked about before is not asked again. */
async function sortOut(
  db: Db,
  code: string,
  all: readonly WeighedFact[],
  hold: Sorting['hold'],
): Promise<{ facts: WeighedFact[]; held: HeldFact[]; fresh: number }> {
  const asked = await listAsked(db, code);
  const facts: WeighedFact[] = [];
  let fresh = 0;
  const held: HeldFact[] = [];
  const turn = takeTurns();
  for (const [at, each] of all.entries()) {
    if (at % someRows === 0) await turn();
    if (asked.has(each.fact)) continue;
    const reason = hold(each);
    if (reason === null) facts.push(each);
    else held.push({ ...each, reason });
    if (reason === null && each.before === null) fresh += 1;
  }
  return { facts, held, fresh };
}

/** Why the whole is refused where too much of it was. */
export function tooManyRefused({ checks }: Recipe, refused: number, taken: number): Plan['refusal'] {
  const share = refused / Math.max(1, refused + taken);
  return refused > 0 && share > checks.refusedShare
    ? { reason: 'too_many_refused', details: { refused, percent: Math.round(share * 100) } }
    : null;
}

/** A row as the import checks it. */
function cellsOf(
  { source }: Recipe,
  [, indicator, place, time, value, unit, dims, knownAt]: PackedRow,
  today: string,
): Record<string, string> {
  return { indicator, place, time, value: String(value), unit, source, known_at: knownAt ?? today, dims };
}
