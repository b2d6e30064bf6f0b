import { open } from 'node:fs/promises';

const endSign = 0x06054b50;
const entrySign = 0x02014b50;
/** The end record and the longest comment after it. */
const tailBytes = 22 + 65_535;
const mostEntries = 5_000;
const mostUnpacked = 250_000_000;
const mostDirectory = 2_000_000;

/** Whether an archive says it unpacks to more than a document does, or can not be read: its directory alone is read, nothing is unpacked. */
export async function isBomb(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, tailBytes));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || tail.length - end < 22 || tail.readUInt32LE(end) !== endSign) return true;
    const entries = tail.readUInt16LE(end + 10);
    const length = tail.readUInt32LE(end + 12);
    const from = tail.readUInt32LE(end + 16);
    if (entries > mostEntries || length > mostDirectory || from + length > size) return true;
    const directory = Buffer.alloc(length);
    await handle.read(directory, 0, length, from);
    return unpackedOf(directory, entries) > mostUnpacked;
  } finally {
    await handle.close();
  }
}

/** Bytes the entries of a directory unpack to; endless where it is not what it says. */
function unpackedOf(directory: Buffer, entries: number): number {
  let total = 0;
  for (let at = 0, entry = 0; entry < entries; entry++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySign) return Infinity;
    total += directory.readUInt32LE(at + 24);
    at +=
      46 +
      directory.readUInt16LE(at + 28) +
      directory.readUInt16LE(at + 30) +
      directory.readUInt16LE(at + 32);
  }
  return total;
}
