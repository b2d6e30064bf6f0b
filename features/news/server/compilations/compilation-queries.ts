import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { CompilationRuleShape } from '../../contract/document-shapes.ts';

const CompilationRow = z.object({
  id: z.int(),
  rule: CompilationRuleShape.nullable(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
});

export type CompilationRow = z.output<typeof CompilationRow>;

/** Its name in a language ($1), else in English, else in any. */
const columns = `c.id, c.rule, t.title, t.description, t.language
   from news_compilation c
   join lateral (
     select title, description, language from news_compilation_text t where t.compilation_id = c.id
      order by language = $1 desc, language = 'en' desc, language limit 1) as t on true
  where c.is_published`;

/** Every published compilation in its order, named in a language. */
export function listCompilations(db: Db, language: string): Promise<CompilationRow[]> {
  return db.rows(
    CompilationRow,
    `select ${columns} order by c.position, c.published_at desc nulls last, c.id desc limit 100`,
    [language],
  );
}

/** A published compilation, null when there is none of that number. */
export async function findCompilation(db: Db, id: number, language: string): Promise<CompilationRow | null> {
  const [row] = await db.rows(CompilationRow, `select ${columns} and c.id = $2::int`, [language, id]);
  return row ?? null;
}
