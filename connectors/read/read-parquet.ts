import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { parquetMetadata, parquetReadObjects, type Compressors } from 'hyparquet';
import type { SourceRecord } from '../record.ts';
import { RefusedSource } from '../refused-source.ts';

/** Records that are held at once. */
const rowsAtOnce = 50_000;
/** Pages are small; one that says it unpacks to more is a bomb. Unit: bytes. */
const largestPage = 256 * 1024 * 1024;

const within = (length: number) => ({ maxOutputLength: Math.min(largestPage, Math.max(1, length)) });
const compressors: Compressors = {
  GZIP: (input, length) => gunzipSync(input, within(length)),
  BROTLI: (input, length) => brotliDecompressSync(input, within(length)),
  ZSTD: (input, length) => zstdDecompressSync(input, within(length)),
};

/** Records of a Parquet file, some thousand at a time and of the wanted columns alone. */
export async function* readParquet(
  bytes: Uint8Array,
  wanted: ReadonlySet<string>,
): AsyncGenerator<SourceRecord[]> {
  const file = bytes.slice().buffer;
  const metadata = asRefused(() => parquetMetadata(file));
  const columns = (metadata.schema[0]?.num_children === undefined ? [] : metadata.schema.slice(1))
    .map(({ name }) => name)
    .filter((name) => wanted.has(name));
  const rows = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < rows && columns.length > 0; rowStart += rowsAtOnce) {
    const rowEnd = Math.min(rows, rowStart + rowsAtOnce);
    const records = await parquetReadObjects({
      file,
      metadata,
      columns,
      rowStart,
      rowEnd,
      compressors,
    }).catch((error: unknown) => refuse(error));
    yield records.map((record) =>
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, plain(value)])),
    );
  }
}

/** Whole numbers of 64 bits and days as the other forms give them. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  return value instanceof Date ? value.toISOString() : value;
}

function asRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(error);
  }
}

function refuse(cause: unknown): never {
  throw new RefusedSource('bad_parquet', {}, cause);
}
