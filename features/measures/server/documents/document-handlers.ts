import type { Routes } from '#platform/server/context.ts';
import type { documentsContract } from '../../contract/documents-calls.ts';
import { removeDocument, uploadDocument } from './upload-document.ts';

/** Handlers of documents. */
export const documentRoutes: Routes<typeof documentsContract> = {
  'measure/uploadDocument': uploadDocument,

  async 'measure/deleteDocument'({ id }, context) {
    await removeDocument(id, context);
    return { ok: true };
  },
};
