import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { FindCaller } from '#platform/server/caller.ts';
import type { Db } from '#platform/server/db/db.ts';
import { callerOf } from '#platform/server/request-context.ts';
import { dossierFileName } from '../../domain/printing/dossier-tabs.ts';
import { printableAddress } from '../../domain/printing/printable-address.ts';
import { findPrint } from './print-queries.ts';

/** Address of the file of an order. */
export function printPath(id: string): string {
  return `/prints/${id}.pdf`;
}

const asked = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.pdf$/i;

/** Serves PDFs to the person who ordered them; to anybody else there is none. */
export function servePrints(app: FastifyInstance, db: Db, findCaller: FindCaller): void {
  const config = { counts: 'files' } as const;
  app.get<{ Params: { file: string } }>('/prints/:file', { config }, async (request, reply) => {
    const { accountId } = await callerOf(request, reply, findCaller);
    const id = asked.exec(request.params.file)?.[1];
    const found = id === undefined || accountId === null ? null : await findPrint(db, accountId, id);
    if (!found) throw new AppError('not_found');
    const name = found.isBound
      ? dossierFileName(found.address)
      : (printableAddress(found.address)?.fileName ?? 'svodka.pdf');
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(found.pdf);
  });
}
