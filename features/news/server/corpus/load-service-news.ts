import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';

const folder = new URL('../../../../data/service-news/', import.meta.url);
const Entries = z.array(z.object({ id: z.int(), publishedAt: z.iso.datetime() }));

/** Puts the product's own announcements in; one that is there already stays as its editors left it. */
export async function loadServiceNews(db: Db): Promise<void> {
  const entries = Entries.parse(JSON.parse(await readFile(new URL('entries.json', folder), 'utf8')));
  const known = await db.rows(z.object({ id: z.int() }), 'select id from service_news');
  const missing = entries.filter(({ id }) => !known.some((row) => row.id === id));
  if (missing.length === 0) return;
  const texts = await Promise.all(
    missing.flatMap(({ id }) => locales.map((language) => readText(id, language))),
  );
  await db.transaction(async (tx) => {
    for (const { id, publishedAt } of missing)
      await tx.run('insert into service_news (id, published_at) values ($1, $2)', [id, publishedAt]);
    for (const { id, language, title, body } of texts) {
      await tx.run(
        'insert into service_news_text (service_news_id, language, title, body) values ($1, $2, $3, $4)',
        [id, language, title, body],
      );
    }
    await raiseDataVersion(tx);
  });
}

/** The first line is the title after its `# `, the rest the body. */
async function readText(
  id: number,
  language: string,
): Promise<{ id: number; language: string; title: string; body: string }> {
  const text = await readFile(new URL(`${id}.${language}.md`, folder), 'utf8');
  const end = text.indexOf('\n');
  return { id, language, title: text.slice(2, end).trim(), body: text.slice(end).trim() };
}
