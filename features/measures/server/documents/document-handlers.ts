import type { Routes } from '#platform/server/context.ts';
import type { documentsContract } from '../../contract/documents-calls.ts';
import { removeDocument, restoreDocument } from './remove-document.ts';
import { uploadDocument } from './upload-document.ts';

/** Handlers of documents. */
export const documentRoutes: Routes<typeof documentsContract> = {
  'measure/uploadDocument': uploadDocument,

  async 'measure/deleteDocument'(wanted, context) {
    await removeDocument(wanted, context);
    return { ok: true };
  },

  async 'measure/restoreDocument'(wanted, context) {
    await restoreDocument(wanted, context);
    return { ok: true };
  },
};
