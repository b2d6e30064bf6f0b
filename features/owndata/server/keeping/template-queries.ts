import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { TemplateChoices } from '../../contract/file-shapes.ts';

const Row = z.object({ fileName: z.string(), savedAt: z.date(), choices: TemplateChoices });

/** What an account said of its last file of a shape; null where it has said nothing. */
export async function findTemplate(
  db: Db,
  accountId: number,
  shape: string,
): Promise<z.output<typeof Row> | null> {
  const [row] = await db.rows(
    Row,
    `select file_name as "fileName", saved_at as "savedAt", choices from own_template
      where account_id = $1 and shape = $2`,
    [accountId, shape],
  );
  return row ?? null;
}

/** Saves what an account said of a file over what it said before; beyond so many shapes the oldest goes. */
export function saveTemplate(
  db: Db,
  template: {
    accountId: number;
    shape: string;
    fileName: string;
    choices: z.output<typeof TemplateChoices>;
    limit: number;
  },
): Promise<void> {
  const { accountId, shape, fileName, choices, limit } = template;
  return db.transaction(async (tx) => {
    await tx.run(
      `insert into own_template (account_id, shape, file_name, choices) values ($1, $2, $3, $4::jsonb)
       on conflict (account_id, shape) do update
          set file_name = excluded.file_name, choices = excluded.choices, saved_at = now()`,
      [accountId, shape, fileName, JSON.stringify(choices)],
    );
    await tx.run(
      `delete from own_template where account_id = $1 and shape in (
         select shape from own_template where account_id = $1 order by saved_at desc, shape offset $2::int)`,
      [accountId, limit],
    );
  });
}

/** Forgets what an account said of a shape; false where it has said nothing. */
export async function removeTemplate(db: Db, accountId: number, shape: string): Promise<boolean> {
  return (
    (await db.run('delete from own_template where account_id = $1 and shape = $2', [accountId, shape])) > 0
  );
}
