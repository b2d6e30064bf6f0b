import type { Db } from '#platform/server/db/db.ts';

/** An item that is in already. */
export interface KnownItem {
  readonly newsId: number;
  readonly externalId: string;
  readonly title: string;
  readonly url: string;
  readonly sourceId: number;
  readonly storyId: number | null;
  /** An editor chose it to lead its story. */
  readonly isPinned: boolean;
}

/** Those of the ids that are in, by id. */
export async function findKnownItems(
  db: Db,
  externalIds: readonly string[],
): Promise<Map<string, KnownItem>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db.query<KnownItem & object>(
    `select id as "newsId", external_id as "externalId", title, url, source_id as "sourceId", story_id as "storyId", is_pinned_lead as "isPinned"
       from news_item where external_id = any($1::text[])`,
    [externalIds],
  );
  return new Map(rows.map((row) => [row.externalId, row]));
}
