import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { AdminError } from '../admin/admin-command.ts';

/** Of one part unpacked: a small archive may be a large one inside. */
const mostBytes = 200 * 1024 * 1024;
const wanted = /^xl\/(?:sharedStrings|worksheets\/sheet1)\.xml$/;

/** Cells of the first sheet of a workbook as texts, row by row. */
export function readWorkbook(bytes: Uint8Array): string[][] {
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted.test(name) && originalSize <= mostBytes,
    });
  } catch {
    throw new AdminError('The file is no XLSX workbook.');
  }
  const sheet = parts['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new AdminError('The workbook has no first sheet, or one that is too large.');
  const shared = parts['xl/sharedStrings.xml'];
  return readSheet(strFromU8(sheet), shared ? readShared(strFromU8(shared)) : []);
}

/** Texts that cells share, in their order. */
function readShared(xml: string): string[] {
  const texts: string[] = [];
  let isInText = false;
  read(xml, {
    onopentag: (name) => {
      if (name === 'si') texts.push('');
      isInText = name === 't';
    },
    ontext: (text) => {
      if (isInText) texts[texts.length - 1] += text;
    },
    onclosetag: () => {
      isInText = false;
    },
  });
  return texts;
}

function readSheet(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  let cell: { at: number; kind: string; text: string } | null = null;
  let isInValue = false;
  read(xml, {
    onopentag: (name, { r = '', t = 'n' }) => {
      if (name === 'row') rows.push([]);
      else if (name === 'c') cell = { at: columnOf(r, rows.at(-1)?.length ?? 0), kind: t, text: '' };
      isInValue = name === 'v' || name === 't';
    },
    ontext: (text) => {
      if (cell && isInValue) cell.text += text;
    },
    onclosetag: (name) => {
      isInValue = false;
      if (name !== 'c' || !cell) return;
      const row = rows.at(-1)!;
      while (row.length < cell.at) row.push('');
      row[cell.at] = cell.kind === 's' ? (shared[Number(cell.text)] ?? '') : cell.text;
      cell = null;
    },
  });
  return rows;
}

/** Place of a cell by its letters; the next free one where it has none. */
function columnOf(reference: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function read(xml: string, handler: ConstructorParameters<typeof Parser>[0]): void {
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: true });
  parser.write(xml);
  parser.end();
}
