import type { Db } from '#platform/server/db/db.ts';

/** A new source of the catalogue with a provider of its own name. */
export async function insertSource(
  tx: Db,
  { source, title, licence }: { source: string; title: string; licence: string },
): Promise<void> {
  await tx.run(
    `insert into provider (code, name_ru, name_en, name_ja, name_pt, name_es) values ($1, $2, $2, $2, $2, $2) on conflict do nothing`,
    [source, title],
  );
  await tx.run('insert into source (code, provider_code, title, licence) values ($1, $1, $2, $3)', [
    source,
    title,
    licence,
  ]);
}
