import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { RefusedFile } from './foreign-file.ts';

/** One packed file of an archive. */
export interface ZipEntry {
  name: string;
  /** 0 = as it is, 8 = deflated. */
  method: 0 | 8;
  packed: Uint8Array;
  /** What it says it unpacks to. Unit: bytes. */
  unpacked: number;
  /** Where it begins in the file. */
  at: number;
}

/** What an archive may say of itself. */
export interface ZipBounds {
  entries: number;
  /** Bytes of all entries together. */
  unpacked: number;
}

const signs = { end: 0x06054b50, directory: 0x02014b50, entry: 0x04034b50 };
const endLength = 22;
const longestComment = 65_535;
/** Sizes that stand in a field of their own. */
const elsewhere = 0xff_ff_ff_ff;

/**
 * The entries of an archive as its directory lists them; nothing is unpacked. Refused are archives that readers could
 * read in two ways: something before the first entry or after the end, a name or size told twice and differently. Also
 * entries over one another, two of one name, names that lead out of a folder, what is encrypted or in parts.
 */
export function listEntries(file: Uint8Array, bounds: ZipBounds): ZipEntry[] {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { count, from, end } = findDirectory(view);
  if (count > bounds.entries) refuse();
  const entries: ZipEntry[] = [];
  for (let at = from, entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.readUInt32LE(at) !== signs.directory) refuse();
    entries.push(readEntry(view, at, from));
    at += 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  checkNames(entries);
  checkPlaces(entries);
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > bounds.unpacked) refuse();
  return entries;
}

/** The bytes of an entry; refuses those that are not as many as it says. */
export function unpackEntry({ method, packed, unpacked }: ZipEntry): Uint8Array {
  if (method === 0) return packed.length === unpacked ? packed : refuse();
  let bytes: Uint8Array;
  try {
    bytes = inflateRawSync(packed, { maxOutputLength: Math.max(1, unpacked) });
  } catch (error) {
    return refuse(error);
  }
  return bytes.length === unpacked ? bytes : refuse();
}

const stepLength = 1_048_576;

/** Refuses an entry that does not unpack to what it says; its bytes are counted, never held together. */
export async function countUnpacked({ method, packed, unpacked }: ZipEntry): Promise<void> {
  let length = method === 0 ? packed.length : 0;
  if (method === 8) {
    const inflate = createInflateRaw({ chunkSize: stepLength });
    inflate.end(packed);
    try {
      for await (const chunk of inflate) {
        length += (chunk as Buffer).length;
        if (length > unpacked) break;
      }
    } catch (error) {
      refuse(error);
    }
  }
  if (length !== unpacked) refuse();
}

function findDirectory(file: Buffer): { count: number; from: number; end: number } {
  const tail = Math.max(0, file.length - endLength - longestComment);
  const end = tail + file.subarray(tail).lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < tail || end + endLength > file.length) refuse();
  const [disk, directoryDisk, here, count] = [4, 6, 8, 10].map((offset) => file.readUInt16LE(end + offset));
  const [length, from] = [file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  const isWhole = disk === 0 && directoryDisk === 0 && here === count;
  const isAtEnd = end + endLength + file.readUInt16LE(end + 20) === file.length;
  if (!isWhole || !isAtEnd || from + length > end) refuse();
  return { count: count!, from, end: from + length };
}

function readEntry(file: Buffer, at: number, directory: number): ZipEntry {
  const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)];
  const [packed, unpacked] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
  const nameLength = file.readUInt16LE(at + 28);
  const local = file.readUInt32LE(at + 42);
  const name = file.subarray(at + 46, at + 46 + nameLength);
  const isReadable = (method === 0 || method === 8) && (flags & 1) === 0;
  if (!isReadable || packed === elsewhere || unpacked === elsewhere || local + 30 > directory) refuse();
  const isSame =
    file.readUInt32LE(local) === signs.entry &&
    file.readUInt16LE(local + 8) === method &&
    (file.readUInt16LE(local + 6) & 1) === 0 &&
    file.subarray(local + 30, local + 30 + file.readUInt16LE(local + 26)).equals(name) &&
    saysTheSame(file, local, { packed, unpacked });
  const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  if (!isSame || from + packed > directory) refuse();
  const text = name.toString('utf8');
  return {
    name: text,
    method: method as 0 | 8,
    packed: file.subarray(from, from + packed),
    unpacked,
    at: local,
  };
}

/** Whether the entry itself tells the sizes of the directory: in its own fields, in a wide one, or only after its bytes. */
function saysTheSame(file: Buffer, local: number, sizes: { packed: number; unpacked: number }): boolean {
  const isToldAfter = (file.readUInt16LE(local + 6) & 8) !== 0;
  const told = { packed: file.readUInt32LE(local + 18), unpacked: file.readUInt32LE(local + 22) };
  const wide = told.packed === elsewhere || told.unpacked === elsewhere ? wideSizes(file, local) : told;
  if (wide === null) return false;
  if (isToldAfter && wide.packed === 0 && wide.unpacked === 0) return true;
  return wide.packed === sizes.packed && wide.unpacked === sizes.unpacked;
}

/** Sizes as they stand in the field for archives beyond 4 GB, which some writers use for small ones too. */
function wideSizes(file: Buffer, local: number): { packed: number; unpacked: number } | null {
  const from = local + 30 + file.readUInt16LE(local + 26);
  const end = Math.min(file.length, from + file.readUInt16LE(local + 28));
  for (let at = from; at + 4 <= end; at += 4 + file.readUInt16LE(at + 2)) {
    if (file.readUInt16LE(at) !== 1 || at + 20 > end) continue;
    return { unpacked: Number(file.readBigUInt64LE(at + 4)), packed: Number(file.readBigUInt64LE(at + 12)) };
  }
  return null;
}

function checkNames(entries: readonly ZipEntry[]): void {
  const known = new Set<string>();
  for (const { name } of entries) {
    const parts = name.split(/[/\\]/);
    const leadsOut = parts[0] === '' || parts.includes('..') || /^[a-z]:|\p{Cc}/iu.test(name);
    const key = name.toLowerCase();
    if (name === '' || leadsOut || known.has(key)) refuse();
    known.add(key);
  }
}

function checkPlaces(entries: readonly ZipEntry[]): void {
  let free = 0;
  for (const { at, packed } of entries.toSorted((one, other) => one.at - other.at)) {
    if (free === 0 ? at !== 0 : at < free) refuse();
    free = at + 30 + packed.length;
  }
}

function refuse(cause?: unknown): never {
  throw cause instanceof RefusedFile ? cause : new RefusedFile('archive', cause);
}
