import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from './db.ts';

const Row = z.object({ secret: z.string() });

/** A secret of this installation by its purpose, the same for all its processes; made when it is first needed. 32 bytes, base64url. */
export async function readInstallationSecret(db: Db, purpose: string): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await db.run(
    'insert into installation_secret (purpose, secret) values ($1, $2) on conflict (purpose) do nothing',
    [purpose, made],
  );
  const [row] = await db.rows(Row, 'select secret from installation_secret where purpose = $1', [purpose]);
  return row!.secret;
}
