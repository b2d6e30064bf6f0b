import { z } from 'zod';
import { giveNotice, readGathered, takeNoticeBack } from '#services/notifications/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { toldWords } from './told-words.ts';

const NameRow = z.object({ name: z.string() });

async function nameOf(tx: Db, id: number): Promise<string> {
  const [row] = await tx.rows(
    NameRow,
    `select trim(first_name || ' ' || last_name) as name from account where id = $1`,
    [id],
  );
  return row?.name ?? '';
}

/** Tells a receiver that somebody wrote, never what; one notice a person while it is unread. */
export async function tellOfMessage(tx: Db, from: number, to: number): Promise<void> {
  await giveNotice(tx, [to], {
    kind: 'message',
    words: toldWords('message', await nameOf(tx, from)),
    path: `/messages?with=${from}`,
    byMail: false,
    gatheredBy: `message:${from}`,
    aboutId: from,
  });
}

/** Who reads a conversation has read its notice. */
export function readMessagesNotice(tx: Db, reader: number, from: number): Promise<void> {
  return readGathered(tx, reader, `message:${from}`);
}

/** Tells the other that friendship is asked for or agreed to; what was asked of oneself is answered thereby. */
export async function tellOfFriendship(
  tx: Db,
  by: number,
  to: number,
  step: 'asked' | 'accepted',
): Promise<void> {
  if (step === 'accepted') await readGathered(tx, by, `friend:${to}`);
  await giveNotice(tx, [to], {
    kind: 'friend',
    words: toldWords(step, await nameOf(tx, by)),
    path: step === 'asked' ? '/friends?list=incoming' : `/people/${by}`,
    byMail: false,
    gatheredBy: `friend:${by}`,
    aboutId: by,
  });
}

/** What was not read of a request or friendship that is over is told no more. */
export async function forgetFriendship(tx: Db, one: number, other: number): Promise<void> {
  await takeNoticeBack(tx, one, `friend:${other}`);
  await takeNoticeBack(tx, other, `friend:${one}`);
}
