import type { Db } from '#platform/server/db/db.ts';

/** Days for which a vector is kept: no story is open longer, and no similar one is looked for further away. */
const keptDays = 7;

/** Keeps the vectors of headlines under their model, and forgets those no open story has any more. */
export async function keepEmbeddings(
  tx: Db,
  model: string,
  vectors: ReadonlyMap<number, Float32Array>,
): Promise<void> {
  if (vectors.size === 0) return;
  await tx.run(`delete from news_embedding where kept_at < now() - interval '${keptDays} days'`);
  await tx.run(
    `insert into news_embedding (news_id, model, vector)
     select n.id, $3, decode(n.vector, 'base64') from unnest($1::bigint[], $2::text[]) as n (id, vector)
     on conflict (news_id) do update set model = excluded.model, vector = excluded.vector, kept_at = excluded.kept_at`,
    [[...vectors.keys()], [...vectors.values()].map(toBase64), model],
  );
}

/** The vectors of those headlines that have one of this model. */
export async function readEmbeddings(
  db: Db,
  model: string,
  newsIds: readonly number[],
): Promise<Map<number, Float32Array>> {
  if (newsIds.length === 0) return new Map();
  const rows = await db.query<{ newsId: number; vector: Buffer }>(
    'select news_id as "newsId", vector from news_embedding where news_id = any($1::bigint[]) and model = $2',
    [newsIds, model],
  );
  return new Map(rows.map(({ newsId, vector }) => [newsId, fromBytes(vector)]));
}

function toBase64({ buffer, byteOffset, byteLength }: Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

/** A copy: bytes from the database begin at any address. */
function fromBytes(bytes: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
