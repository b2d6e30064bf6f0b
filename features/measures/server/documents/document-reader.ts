import { open } from 'node:fs/promises';
import { RefusedFile } from '#platform/server/foreign/foreign-file.ts';
import { countUnpacked, listEntries } from '#platform/server/foreign/zip-entries.ts';
import { isArchive, toldType } from './told-type.ts';

/** A document on the disk under the name it came with. */
export interface DocumentFile {
  path: string;
  name: string;
}

const bounds = { entries: 5_000, unpacked: 250_000_000 };

/** Parts that run when a document is opened: macros of Office, old and new, its controls, macros of OpenDocument. */
const running = /(?:^|[/\\])(?:vba(?:project|data)|(?:macrosheets|activex|basic|scripts)[/\\])/i;

/** The type of a document by its bytes, for `readForeign`; refuses what lies about itself, runs, or is a file of two kinds. */
export async function* read({ path, name }: DocumentFile): AsyncGenerator<string> {
  const type = await toldType(path, name);
  if (type === null) throw new RefusedFile('wrong_type');
  if (isArchive(type)) await checkArchive(await bytesOf(path, 0, Infinity));
  if (type === 'application/pdf') await checkPdf(path);
  yield type;
}

async function checkArchive(bytes: Buffer): Promise<void> {
  const entries = listEntries(bytes, bounds);
  if (entries.some(({ name }) => running.test(name))) throw new RefusedFile('macros');
  for (const entry of entries) await countUnpacked(entry);
}

/** Bytes by which programs guess what a file is. */
const guessed = 1_024;
/** The end record of an archive with the longest comment. */
const archiveTail = 22 + 65_535;

/** A PDF that begins like a page or ends like an archive is one to some programs and the other to others. */
async function checkPdf(path: string): Promise<void> {
  const head = (await bytesOf(path, 0, guessed)).toString('latin1');
  const tail = await bytesOf(path, -archiveTail, archiveTail);
  const isPage = /<(?:!doctype\s{1,9}html|html|head|body|script|iframe|svg|style|title|meta)\b/i.test(head);
  if (isPage || tail.includes('PK\x05\x06', 0, 'latin1')) throw new RefusedFile('mixed');
}

/** Some bytes of a file; a beginning under zero counts from its end. */
async function bytesOf(path: string, begin: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const from = begin < 0 ? Math.max(0, size + begin) : begin;
    const bytes = Buffer.alloc(Math.min(length, size - from));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
