/** Largest document. Unit: bytes. */
export const largestDocument = 20 * 1024 * 1024;
/** Most documents of one measure. */
export const maxDocuments = 30;
/** Endings a document's name may have. */
export const documentEndings = ['pdf', 'docx', 'xlsx', 'odt', 'ods', 'png', 'jpg', 'jpeg', 'webp'] as const;
