import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';

const Text = z.object({ title: z.string(), body: z.string() });
const Documents = z.array(
  z.object({
    key: z.string(),
    kind: z.enum(['exclusive', 'analytics', 'review']),
    yugoId: z.int().nullable(),
    day: z.iso.date(),
    author: z.string(),
    texts: z.record(z.enum(['ru', 'en']), Text),
  }),
);

/** Puts the texts of the sample in; one that is there already stays as its editors left it. */
export async function loadSampleDocuments(db: Db): Promise<void> {
  const file = new URL('../../../../data/sample/documents.json', import.meta.url);
  const documents = Documents.parse(JSON.parse(await readFile(file, 'utf8')));
  const known = await db.rows(
    z.object({ key: z.string() }),
    'select sample_key as key from event_document where sample_key is not null',
  );
  const missing = documents.filter(({ key }) => !known.some((row) => row.key === key));
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { key, kind, yugoId, day, author, texts } of missing) {
      const [made] = await tx.rows(
        z.object({ id: z.int() }),
        `insert into event_document (kind, yugo_id, day, author, is_published, published_at, sample_key)
         values ($1, $2::int, $3::date, $4, true, now(), $5) on conflict (sample_key) do nothing returning id`,
        [kind, yugoId, day, author, key],
      );
      if (!made) continue;
      for (const [language, { title, body }] of Object.entries(texts))
        await tx.run(
          'insert into event_document_text (document_id, language, title, body) values ($1, $2, $3, $4)',
          [made.id, language, title, body],
        );
    }
    await raiseDataVersion(tx);
  });
}
