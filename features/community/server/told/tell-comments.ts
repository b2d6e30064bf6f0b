import { z } from 'zod';
import { giveNotice } from '#services/notifications/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { commentKinds } from '../../domain/comment-rules.ts';
import { toldWords } from './told-words.ts';

const Said = z.object({
  kind: z.enum(commentKinds),
  subjectId: z.int(),
  state: z.string(),
  reason: z.string().nullable(),
  author: z.int().nullable(),
  name: z.string(),
  answered: z.int().nullable(),
});

/** A comment with whom it answers: nobody where that is its own author, or has blocked them. */
async function findSaid(tx: Db, id: number): Promise<z.output<typeof Said> | null> {
  const [row] = await tx.rows(
    Said,
    `select c.kind, c.subject_id::int as "subjectId", c.state, c.reason, c.account_id::int as author,
            coalesce(trim(a.first_name || ' ' || a.last_name), '') as name,
            (select p.account_id::int from comment p
              where p.id = c.parent_id and p.account_id <> c.account_id and closeness(c.account_id, p.account_id) >= 0) as answered
       from comment c left join account a on a.id = c.account_id where c.id = $1`,
    [id],
  );
  return row ?? null;
}

const pathOf = ({ kind, subjectId }: z.output<typeof Said>): `/${string}` =>
  kind === 'story' ? `/story/${subjectId}` : `/news/index/${subjectId}`;

/** Tells whoever is answered by a comment that readers see. */
export async function tellOfAnswer(tx: Db, id: number): Promise<void> {
  const said = await findSaid(tx, id);
  if (said?.state !== 'shown' || said.answered === null) return;
  await giveNotice(tx, [said.answered], {
    kind: 'comment',
    words: toldWords('answer', said.name),
    path: pathOf(said),
    byMail: false,
    gatheredBy: `comment:${said.kind}:${said.subjectId}`,
    aboutId: said.author ?? undefined,
  });
}

/** Tells the author what a moderator decided, with the reason; an answer that is shown only now is told as such. */
export async function tellOfDecision(tx: Db, id: number, wasWaiting: boolean): Promise<void> {
  const said = await findSaid(tx, id);
  if (!said || said.author === null) return;
  const isShown = said.state === 'shown';
  if (isShown && !wasWaiting) return;
  await giveNotice(tx, [said.author], {
    kind: 'comment',
    words: toldWords(isShown ? 'shown' : 'removed', '', isShown ? '' : (said.reason ?? '')),
    path: pathOf(said),
    byMail: false,
  });
  if (isShown) await tellOfAnswer(tx, id);
}
