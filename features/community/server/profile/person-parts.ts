import { z } from 'zod';
import type { Locale } from '#platform/shared/locales.ts';
import type { Db } from '#platform/server/db/db.ts';
import { listFollowedNames } from './list-followed-names.ts';
import { commentKinds } from '../../domain/comment-rules.ts';
import { isThere, personColumns, PersonRow, photoJoin } from './person-queries.ts';

/** How much of each part a person's page shows. */
const maxOfPart = 10;
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const Said = z.object({
  id: z.int(),
  kind: z.enum(commentKinds),
  subjectId: z.int(),
  text: z.string(),
  at: z.string(),
});

const Important = z.object({
  newsId: z.int(),
  title: z.string(),
  language: z.string(),
  sourceName: z.string(),
});
const Added = PersonRow.extend({ on: z.string() });

/** What a person did, in parts that each have an audience of their own; null = kept from whoever looks. */
export interface PersonParts {
  subscriptions: Awaited<ReturnType<typeof listFollowedNames>> | null;
  comments: z.output<typeof Said>[] | null;
  importantNews: z.output<typeof Important>[] | null;
  friendAdded: z.output<typeof Added>[] | null;
}

/** Which of the parts whoever looks may see. */
export type SeesParts = Record<keyof PersonParts, boolean>;

/** Reads the parts that may be seen; the others are not asked for at all. */
export async function readParts(
  db: Db,
  id: number,
  sees: SeesParts,
  { clock, locale }: { clock: Date; locale: Locale },
): Promise<PersonParts> {
  const [subscriptions, comments, importantNews, friendAdded] = await Promise.all([
    sees.subscriptions ? listFollowedNames(db, id, { clock, locale }) : null,
    sees.comments ? listSaid(db, id) : null,
    sees.importantNews ? listImportant(db, id, clock) : null,
    sees.friendAdded ? listAdded(db, id) : null,
  ]);
  return { subscriptions, comments, importantNews, friendAdded };
}

/** The latest comments of a person that readers see. */
function listSaid(db: Db, id: number): Promise<z.output<typeof Said>[]> {
  return db.rows(
    Said,
    `select id::int, kind, subject_id::int as "subjectId", text, ${moment('created_at')} as at from comment
      where account_id = $1 and state = 'shown' order by id desc limit ${maxOfPart}`,
    [id],
  );
}

/** The news a person marked as favourite last, of those seen at the clock. */
function listImportant(db: Db, id: number, clock: Date): Promise<z.output<typeof Important>[]> {
  return db.rows(
    Important,
    `select n.id as "newsId", n.title, n.language, s.name as "sourceName"
       from news_mark m join seen_news n on n.id = m.news_id join news_source s on s.id = n.source_id
      where m.account_id = $1 and m.kind = 'favourite' and n.published_at <= $2
      order by m.marked_at desc, m.news_id desc limit ${maxOfPart}`,
    [id, clock],
  );
}

/** With whom a person became friends last; those whose page is not for everyone signed in are left out. */
function listAdded(db: Db, id: number): Promise<z.output<typeof Added>[]> {
  return db.rows(
    Added,
    `select ${personColumns}, to_char(f.since at time zone 'UTC', 'YYYY-MM-DD') as "on"
       from (select upper_id as other, since from friendship where lower_id = $1
             union all select lower_id, since from friendship where upper_id = $1) f
       join account a on a.id = f.other join person p on p.account_id = a.id ${photoJoin}
      where f.since is not null and p.see_profile <= 1 and ${isThere('true')}
      order by f.since desc, a.id limit ${maxOfPart}`,
    [id],
  );
}
