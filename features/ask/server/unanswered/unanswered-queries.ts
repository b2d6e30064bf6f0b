import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** Different questions that are kept; beyond it those asked longest ago make room. */
const maxKept = 5_000;

const UnansweredRow = z.object({
  words: z.string(),
  locale: z.string(),
  reason: z.string(),
  times: z.int(),
  lastOn: z.iso.date(),
});

/** Counts a question that had no answer. */
export async function countUnanswered(
  db: Db,
  { words, locale, reason }: { words: string; locale: string; reason: string },
): Promise<void> {
  const [row] = await db.rows(
    z.object({ times: z.int() }),
    `insert into ask_unanswered (words, locale, reason) values ($1, $2, $3)
     on conflict (words, locale) do update
        set times = ask_unanswered.times + 1, reason = excluded.reason, last_on = current_date
     returning times`,
    [words, locale, reason],
  );
  // A new one may be one too many.
  if (row!.times === 1)
    await db.run(
      `delete from ask_unanswered where (words, locale) in (
         select words, locale from ask_unanswered order by last_on desc, times desc offset $1)`,
      [maxKept],
    );
}

/** Questions without an answer, those asked most first, with how many there are. */
export async function listUnanswered(
  db: Db,
  { skip, most }: { skip: number; most: number },
): Promise<{ total: number; questions: z.output<typeof UnansweredRow>[] }> {
  const [count] = await db.rows(
    z.object({ total: z.int() }),
    'select count(*)::int as total from ask_unanswered',
  );
  const questions = await db.rows(
    UnansweredRow,
    `select words, locale, reason, times, last_on as "lastOn" from ask_unanswered
      order by times desc, last_on desc, words, locale limit $1 offset $2`,
    [most, skip],
  );
  return { total: count!.total, questions };
}

/** Takes a question from the list: its word was added, or it is none of ours. True where there was one. */
export async function deleteUnanswered(db: Db, words: string, locale: string): Promise<boolean> {
  const rows = await db.query('delete from ask_unanswered where words = $1 and locale = $2 returning words', [
    words,
    locale,
  ]);
  return rows.length > 0;
}
