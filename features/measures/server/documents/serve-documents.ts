import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import type { FindCaller } from '#platform/server/caller.ts';
import type { Services } from '#platform/server/context.ts';
import { callerOf, signalOf } from '#platform/server/request-context.ts';
import { canSee } from '../../domain/abilities.ts';
import { isOfVersion } from '../../domain/documents/bounds.ts';
import { findVersions } from '../steps/version-queries.ts';
import { openPreviews } from './draw-preview.ts';
import { findDocument } from './document-queries.ts';
import { isPicture } from './told-type.ts';

/** Nothing in a document runs, asks or leads anywhere, and nobody frames it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

interface Asked {
  Params: { id: string };
  Querystring: { preview?: string };
}

/** Documents of measures for whoever may see a version that has them: to save, or to look at (`preview`: a picture drawn anew, a PDF in the browser's own viewer). */
export function serveDocuments(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
  findCaller: FindCaller,
): void {
  const store = openBlobs({ db, config }, 'documents');
  const findPreview = openPreviews({ db, config });
  app.get<Asked>('/documents/:id', { config: { counts: 'files' } }, async (request, reply) => {
    const caller = await callerOf(request, reply, findCaller);
    if (caller.accountId === null) throw new AppError('not_authenticated');
    const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const found = await findDocument(db, id);
    const versions = found ? await findVersions(db, found.measureId) : [];
    if (!found || !versions.some((each) => isOfVersion(found, each.version) && canSee(caller, each)))
      throw new AppError('not_found');
    const isShown = request.query.preview !== undefined;
    const isDrawn = isShown && isPicture(found.contentType);
    const bytes = await (isDrawn ? findPreview(found.hash, signalOf(reply)) : store.read(found.hash));
    if (bytes === null) throw new AppError('not_found');
    void reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    if (isDrawn) return reply.type('image/webp').send(bytes);
    const isPdf = isShown && found.contentType === 'application/pdf';
    return reply
      .type(found.contentType)
      .header('content-length', found.bytes)
      .header(
        'content-disposition',
        `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(found.name)}`,
      )
      .send(bytes);
  });
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
