import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { loadSampleArticles } from './load-sample-articles.ts';
import { readSampleTexts, type SampleText } from './sample-texts.ts';

/** Puts the texts of the sample in, and the analyses among them as articles too; what is there already stays as its editors left it. */
export async function loadSampleDocuments(db: Db, publicUrl: string): Promise<void> {
  const documents = await readSampleTexts();
  await loadDocuments(db, documents);
  await loadSampleArticles(
    db,
    documents.filter(({ kind }) => kind === 'analytics'),
    publicUrl,
  );
}

async function loadDocuments(db: Db, documents: readonly SampleText[]): Promise<void> {
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
