import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { votes, type Vote } from '../../domain/feed/reader-marks.ts';

/** Puts a person's vote down, in the place of an earlier one. */
export async function putVote(
  db: Db,
  { newsId, accountId, vote }: { newsId: number; accountId: number; vote: Vote },
): Promise<void> {
  await db.run(
    `insert into news_poll_vote (news_id, account_id, vote) values ($1, $2, $3)
     on conflict (news_id, account_id) do update set vote = excluded.vote, voted_at = now()`,
    [newsId, accountId, vote],
  );
}

/** The vote of a person, null when there is none. */
export async function findVote(db: Db, newsId: number, accountId: number): Promise<Vote | null> {
  const [row] = await db.rows(
    z.object({ vote: z.enum(votes) }),
    'select vote from news_poll_vote where news_id = $1 and account_id = $2',
    [newsId, accountId],
  );
  return row?.vote ?? null;
}

const CountsRow = z.object({ true: z.int(), fake: z.int(), unsure: z.int() });

/** How many voted for each answer. */
export async function countVotes(db: Db, newsId: number): Promise<z.output<typeof CountsRow>> {
  const [row] = await db.rows(
    CountsRow,
    `select count(*) filter (where vote = 'true') as true, count(*) filter (where vote = 'fake') as fake,
            count(*) filter (where vote = 'unsure') as unsure
       from news_poll_vote where news_id = $1`,
    [newsId],
  );
  return row!;
}
