import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { CompilationRuleShape, CompilationShape } from '../../contract/document-shapes.ts';

const Entries = z.array(
  z.object({
    code: z.string(),
    position: z.int(),
    days: CompilationRuleShape.shape.days,
    words: CompilationRuleShape.shape.words,
    texts: CompilationShape.shape.texts,
  }),
);

/** Puts the bundled compilations in; one that is there already stays as its editors left it. */
export async function loadCompilations(db: Db): Promise<void> {
  const file = new URL('../../../../data/compilations/entries.json', import.meta.url);
  const entries = Entries.parse(JSON.parse(await readFile(file, 'utf8')));
  const known = await db.rows(
    z.object({ code: z.string() }),
    'select code from news_compilation where code is not null',
  );
  const missing = entries.filter(({ code }) => !known.some((row) => row.code === code));
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { code, position, days, words, texts } of missing) {
      const rule = { words, rubrics: [], yugoIds: [], entityIds: [], days };
      const [made] = await tx.rows(
        z.object({ id: z.int() }),
        `insert into news_compilation (code, position, rule, is_published, published_at)
         values ($1, $2, $3::jsonb, true, now()) on conflict (code) do nothing returning id`,
        [code, position, JSON.stringify(rule)],
      );
      if (!made) continue;
      for (const language of locales) {
        const { title, description } = texts[language];
        await tx.run(
          'insert into news_compilation_text (compilation_id, language, title, description) values ($1, $2, $3, $4)',
          [made.id, language, title, description],
        );
      }
    }
    await raiseDataVersion(tx);
  });
}
