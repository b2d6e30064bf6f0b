import type { Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
import type { ReportedEntity } from '#connectors/take-entity.ts';
import { judgeReported, listNumbers, type JudgedFile } from '#features/entities/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { ReadingProgress } from '#platform/server/foreign/foreign-file.ts';
import type { AccountRow } from '#statistics/import/live/write-accounts.ts';
import { listNamedPlaces } from '#statistics/import/live/known-to-source.ts';
import type { RowReason } from '../keeping/row-reasons.ts';
import type { SourceTools } from '../source-tools.ts';
import { tooManyRefused, type Plan, type PlanReading } from './read-plan.ts';
import type { ReadingEnd, ReadItem, RecipeTask } from './recipe-reader.ts';

const reader = new URL('./recipe-reader.ts', import.meta.url);
/** Refused records that are listed one by one. */
const maxListed = 1_000;

/** Reads the answers of a source of entities in a thread and judges every record as the import of entities does. */
export async function readEntityPlan(
  { db, tools }: { db: Db; tools: SourceTools },
  recipe: Recipe,
  answers: readonly Answer[],
  { today, signal, at }: PlanReading,
): Promise<Plan> {
  const rule = recipe.entities!;
  const task: RecipeTask = {
    recipe,
    answers,
    places: await listNamedPlaces(db),
    known: rule.knownOnly ? await listNumbers(db, Object.keys(rule.numbers)) : [],
  };
  const accounts: AccountRow[] = [];
  let end: ReadingEnd | undefined;
  const onProgress = ({ done, total }: ReadingProgress) => at?.('reading', done, total);
  const items = tools.reading.read<ReadItem>(reader, task, { signal, onProgress });
  let checked = 0;
  const reported = (async function* (): AsyncGenerator<ReportedEntity> {
    for await (const item of items)
      if (Array.isArray(item)) continue;
      else if (item.kind === 'end') end = item;
      else if (item.kind === 'entity') {
        const account = accountOf(item);
        if (account) accounts.push(account);
        if ((checked += 1) % 100 === 0) at?.('checking', checked, null);
        yield item;
      }
  })();
  const judged = await judgeReported(db, reported, {
    kind: rule.kind,
    source: recipe.source,
    knownAt: today,
  });
  return planOfEntities(recipe, judged, { accounts, end });
}

function planOfEntities(
  recipe: Recipe,
  { entries, faults }: JudgedFile,
  { accounts, end }: { accounts: AccountRow[]; end: ReadingEnd | undefined },
): Plan {
  const lines = [...Map.groupBy(faults, ({ line }) => line)];
  const left = lines.filter(([, own]) => own.some(({ isLeft }) => isLeft)).length;
  const { records = 0, passed = 0, empty = 0, refusal = null } = end ?? {};
  return {
    facts: [],
    held: [],
    entities: { entries, accounts },
    refused: lines.slice(0, maxListed).map(([row, own]) => ({ row, reasons: own.map(reasonOf) })),
    counts: { records, passed, empty, fresh: entries.length, changed: 0, same: 0, refused: left, held: 0 },
    refusal: refusal ?? tooManyRefused(recipe, left, entries.length),
  };
}

function reasonOf({ code, value, position, expected }: JudgedFile['faults'][number]): RowReason {
  return {
    code: `entity_${code}`,
    details: { value, position: String(position ?? ''), expected: expected ?? '' },
  };
}

function accountOf({ account, numbers, place }: ReportedEntity): AccountRow | null {
  const inn = numbers.find(({ scheme }) => scheme === 'inn')?.value;
  return account && inn !== undefined ? { ...account, inn, place } : null;
}
