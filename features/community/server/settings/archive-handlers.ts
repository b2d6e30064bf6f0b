import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { FindCaller } from '#platform/server/caller.ts';
import type { Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { callerOf } from '#platform/server/request-context.ts';
import type { settingsContract } from '../../contract/settings-calls.ts';
import { archiveJob } from './archive-job.ts';

const ArchiveRow = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'ready', 'failed']),
  bytes: z.int().nullable(),
});

/** Everything of the caller as one file. */
export const archiveRoutes: Pick<
  Routes<typeof settingsContract>,
  'people/orderArchive' | 'people/getArchive'
> = {
  async 'people/orderArchive'(_input, { db, jobs, caller }) {
    const ordered = await db.run(
      `insert into account_archive as known (account_id) values ($1)
       on conflict (account_id) do update set id = gen_random_uuid(), state = 'waiting', archive = null, asked_at = now()
         where known.asked_at < now() - interval '10 minutes' or known.state = 'failed'`,
      [caller.accountId],
    );
    if (ordered === 1) await jobs.add(archiveJob, { accountId: caller.accountId });
    return { ok: true };
  },
  async 'people/getArchive'(_input, { db, caller }) {
    const [found] = await db.rows(
      ArchiveRow,
      'select id, state, length(archive) as bytes from account_archive where account_id = $1',
      [caller.accountId],
    );
    if (!found) return { state: 'none', address: null, bytes: null };
    const { id, state, bytes } = found;
    return { state, bytes, address: state === 'ready' ? `/archives/${id}.zip` : null };
  },
};

const asked = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.zip$/;

/** Serves an archive to the person it is of; to anybody else there is none. */
export function serveArchives(app: FastifyInstance, db: Db, findCaller: FindCaller): void {
  const config = { counts: 'files' } as const;
  app.get<{ Params: { file: string } }>('/archives/:file', { config }, async (request, reply) => {
    const { accountId } = await callerOf(request, reply, findCaller);
    const id = asked.exec(request.params.file)?.[1];
    const [found] =
      id === undefined || accountId === null
        ? []
        : await db.query<{ archive: Uint8Array }>(
            `select archive from account_archive where id = $1::uuid and account_id = $2 and state = 'ready'`,
            [id, accountId],
          );
    if (!found) throw new AppError('not_found');
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="svodka.zip"')
      .send(Buffer.from(found.archive));
  });
}
