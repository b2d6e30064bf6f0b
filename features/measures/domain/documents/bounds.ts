/** Largest document. Unit: bytes. */
export const largestDocument = 20 * 1024 * 1024;
/** Most documents of one measure. */
export const maxDocuments = 30;
/** How long a document that was taken off can come back. Unit: days. */
export const removedDays = 30;

/** True where a version has the document: added by then, and not taken off yet. */
export function isOfVersion(
  { version, removedVersion }: { version: number; removedVersion: number | null },
  asked: number,
): boolean {
  return version <= asked && (removedVersion === null || asked < removedVersion);
}

/** Endings a document's name may have. */
export const documentEndings = ['pdf', 'docx', 'xlsx', 'odt', 'ods', 'png', 'jpg', 'jpeg', 'webp'] as const;
