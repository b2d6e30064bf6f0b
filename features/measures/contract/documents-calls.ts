import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment } from '#platform/contract/fields.ts';
import { proposers } from '../domain/abilities.ts';
import { largestDocument } from '../domain/documents/bounds.ts';
import { MeasureId, VersionNumber } from './measure-fields.ts';

/** A document as lists show it; its bytes stand at `/documents/{id}`. */
export const Document = z.object({
  id: z.int(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: IsoMoment,
});

const Removable = z.object({
  id: MeasureId.describe('Number of the document.'),
  version: VersionNumber.optional().describe('The draft in question; left out = the one it was added to.'),
});
const errors = ['not_found', 'forbidden', 'conflict', 'form_incorrect'] as const;

/** Calls about the documents of a draft. */
export const documentsContract = {
  'measure/uploadDocument': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    takesFile: largestDocument,
    summary:
      'Adds a document to a draft (multipart, field `file`, up to 20 MB): its type is told from its bytes and must be the one its name says.',
    input: z.object({ id: MeasureId, version: VersionNumber }),
    output: Document,
    errors: [...errors, 'too_large', 'unsupported_type'],
  }),
  'measure/deleteDocument': endpoint({
    verb: 'DELETE',
    access: 'licensed',
    roles: proposers,
    summary:
      'Takes a document off a draft: versions before keep it, nobody is served it by this one, and it can come back for thirty days.',
    input: Removable,
    output: Done,
    errors,
  }),
  'measure/restoreDocument': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    summary: 'Puts a document back that was taken off this draft; one that stands stays as it is.',
    input: Removable,
    output: Done,
    errors,
  }),
} satisfies Contract;
