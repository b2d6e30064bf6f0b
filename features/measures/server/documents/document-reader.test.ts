import { liveBytes } from '#platform/server/testing/live-bytes.ts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { samplePdf as pdf } from '../../testing/document-form.ts';
import { read } from './document-reader.ts';
import { scanFile } from './scan-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'documents-'));
async function fileOf(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** The type a document is taken for, or why it is refused. */
async function judged(name: string, bytes: Buffer): Promise<string> {
  try {
    return (await read({ path: await fileOf('given', bytes), name }).next()).value as string;
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const workbook = (parts: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(types),
      'xl/workbook.xml': new Uint8Array(1_000),
      ...parts,
    }),
  );

test('an honest workbook and a PDF are what they say', async () => {
  expect(await judged('a.xlsx', workbook())).toContain('spreadsheetml.sheet');
  expect(await judged('a.pdf', pdf)).toBe('application/pdf');
  expect(await judged('a.exe.pdf', pdf)).toBe('application/pdf');
  expect(await judged('a.pdf.exe', pdf)).toBe('wrong_type');
});

test.each([
  'xl/vbaProject.bin',
  'word/vbaData.xml',
  'ppt/VBAPROJECT.BIN',
  'xl/macrosheets/sheet1.xml',
  'word/activeX/activeX1.bin',
  'Basic/Standard/a.xml',
])('a document that runs something when it is opened is refused: %s', async (part) => {
  expect(await judged('macros.xlsx', workbook({ [part]: new Uint8Array(10) }))).toBe('macros');
});

test.each(['../../x', '/etc/x', 'xl\\..\\x', 'C:x', 'XL/workbook.xml', 'a\u0000b'])(
  'an archive with a name that leads out, hides or comes twice is refused: %s',
  async (name) => {
    expect(await judged('names.xlsx', workbook({ [name]: new Uint8Array(10) }))).toBe('archive');
  },
);

test('sizes that lie, in one place or in both, and what stands before or after an archive are refused', async () => {
  const inBoth = workbook({ 'xl/zeros.bin': new Uint8Array(1_000_000) });
  inBoth.writeUInt32LE(10, inBoth.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
  inBoth.writeUInt32LE(10, inBoth.lastIndexOf('PK\x03\x04', undefined, 'latin1') + 22);
  const inOne = workbook();
  inOne.writeUInt32LE(10, 22);
  const bomb = workbook();
  bomb.writeUInt32LE(0xf000_0000, bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
  const after = Buffer.concat([workbook(), Buffer.from('<html>')]);
  for (const bytes of [inBoth, inOne, bomb, after]) expect(await judged('a.xlsx', bytes)).toBe('archive');
});

test('a PDF that begins like a page or ends like an archive is refused', async () => {
  const page = Buffer.from('%PDF-1.7\n<html><script>1</script>\n%%EOF');
  expect(await judged('a.pdf', page)).toBe('mixed');
  expect(await judged('a.pdf', Buffer.concat([pdf, workbook()]))).toBe('mixed');
});

/** Most bytes that are held beyond those of before while the judging goes on; what waits to be collected is not held. */
async function peakOf(judge: () => Promise<unknown>): Promise<number> {
  const before = liveBytes();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, liveBytes() - before)), 150);
  expect(await judge()).toContain('spreadsheetml.sheet');
  clearInterval(watch);
  return most;
}

test('what an archive unpacks to is counted, never held: 40 MB in less memory than that', async () => {
  const bytes = workbook({ 'xl/zeros.bin': new Uint8Array(40_000_000) });
  expect(await peakOf(() => judged('a.xlsx', bytes))).toBeLessThan(30_000_000);
});

test('an operator\u2019s scanner gets the bytes or the path; what it ends with is the verdict, no end in time is none', async () => {
  const script = async (text: string) => `${process.execPath} ${await fileOf('scan.cjs', text)}`;
  const path = await fileOf('scanned.pdf', pdf);
  const counting = `let n = 0; process.stdin.on('data', (c) => (n += c.length)).on('end', () => process.exit(n === ${pdf.length} ? 0 : 1))`;
  expect(await scanFile(await script(counting), path)).toBe('clean');
  const byPath = `process.exit(require('node:fs').existsSync(process.argv[2]) ? 1 : 0)`;
  expect(await scanFile(`${await script(byPath)} {file}`, path)).toBe('infected');
  expect(await scanFile(await script('process.exit(2)'), path)).toEqual({ failed: 'ended with 2' });
  const slow = `${await script('setTimeout(() => {}, 60_000)')} {file}`;
  expect(await scanFile(slow, path, 1_000)).toEqual({ failed: 'ended by SIGKILL' });
  expect(await scanFile('no-such-scanner-anywhere', path)).toMatchObject({ failed: expect.any(String) });
});
