import type { Db } from '#platform/server/db/db.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { inEveryLanguage, languagesOf } from '#features/news/public.ts';

/** Texts of a document by language, as rows of a table of (owner, language, title, the second column). */
export type TextColumn = 'description' | 'body';
type Texts<Column extends TextColumn> = Record<Locale, { title: string } & Record<Column, string>>;

/** Rows as an object with every language; those without a row are empty. */
export function textsOfRows<Column extends TextColumn>(
  rows: readonly { language: string; title: string; second: string }[],
  column: Column,
): Texts<Column> {
  const texts = inEveryLanguage({ title: '', [column]: '' }) as Texts<Column>;
  for (const { language, title, second } of rows)
    if ((locales as readonly string[]).includes(language))
      texts[language as Locale] = { title, [column]: second } as Texts<Column>[Locale];
  return texts;
}

/** Replaces the rows of an owner by the languages that have anything written. */
export async function writeTexts<Column extends TextColumn>(
  tx: Db,
  { table, owner, column }: { table: string; owner: string; column: Column },
  id: number,
  texts: Texts<Column>,
): Promise<void> {
  await tx.run(`delete from ${table} where ${owner} = $1`, [id]);
  for (const language of languagesOf(texts)) {
    const { title, [column]: second } = texts[language];
    await tx.run(`insert into ${table} (${owner}, language, title, ${column}) values ($1, $2, $3, $4)`, [
      id,
      language,
      title.trim(),
      second.trim(),
    ]);
  }
}
