import { fileTypeFromFile } from 'file-type';

/** Kinds of documents that are taken, by what their bytes say; names may end in any of the endings. */
const kinds: Readonly<Record<string, { endings: readonly string[]; isArchive?: true; picture?: true }>> = {
  'application/pdf': { endings: ['pdf'] },
  'image/png': { endings: ['png'], picture: true },
  'image/jpeg': { endings: ['jpg', 'jpeg'], picture: true },
  'image/webp': { endings: ['webp'], picture: true },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    endings: ['docx'],
    isArchive: true,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'], isArchive: true },
  'application/vnd.oasis.opendocument.text': { endings: ['odt'], isArchive: true },
  'application/vnd.oasis.opendocument.spreadsheet': { endings: ['ods'], isArchive: true },
};

/** The type the bytes tell; null where it is none that is taken, or the name says another. */
export async function toldType(file: string, name: string): Promise<string | null> {
  const found = await fileTypeFromFile(file);
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const kind = found && kinds[found.mime];
  return kind?.endings.includes(ending) ? found!.mime : null;
}

/** Types whose bytes are a zip archive. */
export function isArchive(type: string): boolean {
  return kinds[type]?.isArchive === true;
}

/** Types that are shown as a picture. */
export function isPicture(type: string): boolean {
  return kinds[type]?.picture === true;
}
