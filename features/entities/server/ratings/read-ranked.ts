import { readHandbook } from '#platform/server/keep-handbook.ts';
import type { Db } from '#platform/server/db/db.ts';
import { rankBands, type RankBand } from '../../domain/ratings/rank-bands.ts';
import type { RatingSpan } from '../../domain/ratings/rating-span.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { listCounted, type CountedRow, type RatingScope } from './rating-queries.ts';

/** An entity with its headlines and the band of its place; null where the span itself does not name it. */
export type RankedRow = CountedRow & { readonly band: RankBand | null };

/**
 * Those named most in a span or in the one before it, of one kind, rubric and country or of all, with their places. Worked out once for
 * every rating and every dossier, until the data change.
 */
export function readRanked(db: Db, span: RatingSpan, scope: RatingScope): Promise<readonly RankedRow[]> {
  return readHandbook(
    db,
    `ranked ${scope.kind} ${scope.rubricId} ${scope.countryId} ${span.from} ${span.to}`,
    async () => {
      const counted = await listCounted(db, span, scope);
      const bands = await bandsOf(counted.flatMap(({ count }) => (count > 0 ? [count] : [])));
      // Those whom the span names come first.
      return counted.map((row, at) => ({ ...row, band: bands[at] ?? null }));
    },
  );
}

async function bandsOf(counts: readonly number[]): Promise<RankBand[]> {
  const pieces = rankBands(counts);
  const turn = takeTurns();
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    await turn();
  }
}
