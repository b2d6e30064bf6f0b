import { randomUUID } from 'node:crypto';
import { undoRun } from '#features/entities/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { restoreAccounts } from '#statistics/import/live/write-accounts.ts';
import { hideLoad } from '#statistics/import/live/hide-load.ts';
import { writeLive } from '#statistics/import/live/write-live.ts';
import { decideHeld, findWaiting } from '../keeping/held-queries.ts';
import { closeRun, markRolledBack, openRun } from '../keeping/run-queries.ts';
import { forgetAnswers, type Source } from '../keeping/source-queries.ts';

/** Takes a run back: what stood before stands again. Returns how many figures or statements went, null where there is no such run. */
export function rollBack(db: Db, { code, recipe }: Source, runId: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    const marked = await markRolledBack(tx, code, runId);
    if (marked === null) return null;
    await forgetAnswers(tx, code);
    if (marked.loadId !== null) return hideLoad(tx, marked.loadId, recipe.source);
    const gone = await undoRun(tx, { runId, source: recipe.source });
    await restoreAccounts(tx, runId, recipe.source);
    return gone;
  });
}

/** Writes the figures somebody accepted as a run of their own, or turns them down. Returns how many. */
export async function decide(
  db: Db,
  { code, recipe }: Source,
  decision: { ids: readonly number[]; state: 'accepted' | 'rejected'; by: 'desk' | 'command' },
): Promise<number> {
  if (decision.state === 'rejected') return decideHeld(db, { code, ...decision });
  const waiting = await findWaiting(db, code, decision.ids);
  if (waiting.length === 0) return 0;
  const runId = await openRun(db, code, decision.by);
  await writeLive(db, {
    dataSet: `live ${code}`,
    version: randomUUID(),
    facts: waiting.map((fact) => ({ ...fact, source: recipe.source, sample: false })),
    defines: recipe.defines,
    publish: async (tx, loadId) => {
      await decideHeld(tx, { code, ...decision });
      await closeRun(tx, runId, { outcome: 'written', plan: planOf(waiting.length), loadId });
    },
  });
  return waiting.length;
}

const planOf = (accepted: number): NonNullable<Parameters<typeof closeRun>[2]['plan']> => ({
  facts: [],
  held: [],
  refused: [],
  refusal: null,
  counts: { records: 0, passed: 0, empty: 0, fresh: 0, changed: accepted, same: 0, refused: 0, held: 0 },
});
