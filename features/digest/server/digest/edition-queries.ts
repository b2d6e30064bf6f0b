import { z } from 'zod';
import { SectionStory } from '#features/news/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { subjectKinds } from '#services/following/public.ts';

const FrozenSection = z.object({
  sectionType: z.enum(subjectKinds),
  sectionId: z.int(),
  name: z.string(),
  total: z.int(),
  storyCount: z.int(),
  stories: z.array(SectionStory),
});

/** A section as it was told. */
export type FrozenSection = z.output<typeof FrozenSection>;

const EditionRow = z.object({
  requestId: z.string(),
  clockAt: z.date(),
  fromAt: z.date(),
  reached: z.int(),
  sections: z.array(FrozenSection),
});

/** A digest as it was told. */
export type Edition = z.output<typeof EditionRow>;

const columns = 'request_id as "requestId", clock_at as "clockAt", from_at as "fromAt", reached, sections';
const lifetime = '1 hour';

/** A digest that is still kept, if it is the account's own or everybody's; null otherwise. */
export async function findEdition(
  db: Db,
  requestId: string,
  accountId: number | null,
): Promise<Edition | null> {
  const [row] = await db.rows(
    EditionRow,
    `select ${columns} from digest_edition
      where request_id = $1 and account_id is not distinct from $2::bigint and created_at > now() - interval '${lifetime}'`,
    [requestId, accountId],
  );
  return row ?? null;
}

/** Keeps a digest for an hour, and drops those that are older. */
export async function keepEdition(
  db: Db,
  { requestId, accountId, clockAt, fromAt, reached, sections }: Edition & { accountId: number | null },
): Promise<void> {
  await db.run(`delete from digest_edition where created_at < now() - interval '${lifetime}'`);
  await db.run(
    `insert into digest_edition (request_id, account_id, clock_at, from_at, reached, sections) values ($1, $2, $3, $4, $5, $6::jsonb)
     on conflict (request_id) do update set created_at = now()`,
    [requestId, accountId, clockAt, fromAt, reached, JSON.stringify(sections)],
  );
}
