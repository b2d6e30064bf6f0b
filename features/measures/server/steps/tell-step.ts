import { z } from 'zod';
import { giveNotice } from '#services/notifications/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { deciders } from '../../domain/abilities.ts';
import { stepWords, type ToldStep } from './step-words.ts';

const ids = z.array(z.int());
const People = z.object({
  title: z.string(),
  author: z.int().nullable(),
  moderator: z.int().nullable(),
  speakers: ids,
  deciders: ids,
});

/** Longest part of a comment or a reason that a notice repeats, in characters. */
const maxText = 400;

/** What happened to a version, who did it, and what was said with it. */
interface Happened {
  step: ToldStep;
  /** Who took the step and is not told; null = time did. */
  by: number | null;
  text?: string | null;
}

/**
 * Tells of a step of a version within its transaction, in the bell and by letter. Told are its author, whoever spoke of
 * it, and its moderator. What awaits a decision is told to the appointed moderator, while none is to all of them.
 */
export async function tellStep(
  tx: Db,
  { id, version }: { id: number; version: number },
  { step, by, text = null }: Happened,
): Promise<void> {
  const [people] = await tx.rows(
    People,
    `select v.title, v.author_id::int as author, v.moderator_id::int as moderator,
            array(select distinct c.account_id::int from measure_comment c
                   where c.measure_id = v.measure_id and c.account_id is not null) as speakers,
            array(select distinct r.account_id::int from account_role r where r.role = any($3::int[])) as deciders
       from measure_version v where v.measure_id = $1::bigint and v.version = $2::int`,
    [id, version, deciders],
  );
  const { title, author, moderator, speakers, deciders: all } = people!;
  const others = (accounts: readonly (number | null)[], told: readonly (number | null)[] = []): number[] =>
    accounts.filter((each) => each !== null && each !== by && !told.includes(each)) as number[];
  const give = (to: number[], what: ToldStep, path: `/${string}`) =>
    giveNotice(tx, to, {
      kind: 'measure',
      words: stepWords(what, title, (text ?? '').slice(0, maxText)),
      path,
      byMail: true,
    });
  const isForDeciders = step === 'submit' || step === 'overdue';
  const waiting = moderator === null && isForDeciders ? all : [moderator];
  const decide = others(waiting, [author]);
  const isToDecide = isForDeciders || step === 'appoint';
  await give(decide, step, `/actions/${id}${isToDecide ? '/moderate' : ''}`);
  const rest: ToldStep | null = isForDeciders ? null : step === 'appoint' ? 'appointed' : step;
  if (rest) await give(others([author, ...speakers], decide), rest, `/actions/${id}`);
}
