import type { Db } from '#platform/server/db/db.ts';
import { addressKey } from '../../../domain/arriving/item-address.ts';

/** `addressKey` of a column in SQL, as the index of news has it: hashed, since addresses may be long. */
export function addressKeySql(column: string): string {
  return String.raw`md5(regexp_replace(${column}, '^https?://(www\.)?|/+$', '', 'g'))`;
}

/** An item that is in already. */
export interface KnownItem {
  readonly newsId: number;
  readonly externalId: string;
  readonly title: string;
  readonly url: string;
  readonly sourceId: number;
  readonly feedId: number | null;
  readonly publishedMs: number;
  readonly storyId: number | null;
  /** An editor chose it to lead its story. */
  readonly isPinned: boolean;
  /** The rubric an editor chose for its story. */
  readonly chosenRubricId: number | null;
}

const columns = `id as "newsId", external_id as "externalId", title, url, source_id as "sourceId", feed_id as "feedId", story_id as "storyId",
  is_pinned_lead as "isPinned", (select s.chosen_rubric_id from news_story s where s.id = story_id) as "chosenRubricId", (extract(epoch from published_at) * 1000)::float8 as "publishedMs"`;

/** Those of the ids that are in, by id. */
export async function findKnownItems(
  db: Db,
  externalIds: readonly string[],
): Promise<Map<string, KnownItem>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db.query<KnownItem & object>(
    `select ${columns} from news_item where external_id = any($1::text[])`,
    [externalIds],
  );
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Those that are in from the same feed under the same address, by `placeOf`. */
export async function findByAddress(
  db: Db,
  items: readonly { readonly feedId: number | null; readonly url: string }[],
): Promise<Map<string, KnownItem>> {
  const ofFeeds = items.filter(({ feedId }) => feedId !== null);
  if (ofFeeds.length === 0) return new Map();
  const rows = await db.query<KnownItem & object>(
    `select ${columns} from news_item
      where (feed_id, ${addressKeySql('url')}) in (select n.feed, md5(n.address) from unnest($1::int[], $2::text[]) as n (feed, address))
      order by id`,
    [ofFeeds.map(({ feedId }) => feedId), ofFeeds.map(({ url }) => addressKey(url))],
  );
  return new Map(rows.map((row) => [placeOf(row), row]));
}

/** Feed and address of an item in one. */
export function placeOf({ feedId, url }: { readonly feedId: number | null; readonly url: string }): string {
  return `${feedId ?? ''} ${addressKey(url)}`;
}
