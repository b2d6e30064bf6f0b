import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readOperatorFile, type FileRow } from './operator-file.ts';

async function read(...chunks: (string | Buffer)[]): Promise<{ delimiter: string; all: FileRow[] }> {
  const { delimiter, rows } = await readOperatorFile(
    Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
  );
  const all: FileRow[] = [];
  for await (const row of rows) all.push(row);
  return { delimiter, all };
}

test('the mark between cells is found in the header', async () => {
  expect((await read('a;b\n1;2\n')).delimiter).toBe(';');
  expect((await read('a\tb\n1\t2\n')).delimiter).toBe('\t');
  expect((await read('a,b\n1,2\n')).delimiter).toBe(',');
});

test('rows have the numbers an editor shows, empty lines counted', async () => {
  const { all } = await read('a,b\n\n1,2\n\n\n3,4\n');
  expect(all.map(({ row }) => row)).toEqual([1, 3, 6]);
});

test('a letter cut in two by the chunks of the stream stays whole', async () => {
  const bytes = Buffer.from('a,b\nМосква,1\n');
  const { all } = await read(bytes.subarray(0, 5), bytes.subarray(5));
  expect(all[1]!.cells).toEqual(['Москва', '1']);
});

test('a byte that is not UTF-8 is told with its row, also far into the file', async () => {
  const far = `${'a,b\n'.repeat(50_000)}`;
  await expect(read(far, Buffer.from([0x61, 0xff, 0x0a]))).rejects.toMatchObject({ row: 50_001 });
});

test('a file cut in the middle of a letter is refused', async () => {
  await expect(read('a,b\n1,', Buffer.from([0xd0]))).rejects.toThrow('UTF-8');
});

test('a line without end is refused and not kept in memory', async () => {
  await expect(read(`a,b\n${'x'.repeat(30_000)}`)).rejects.toThrow('cannot be read');
});
