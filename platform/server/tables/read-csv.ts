import { setImmediate as turn } from 'node:timers/promises';

/** Rows read before others have their turn. */
const atOnce = 100;

/** A row of a table that is not empty, with its number as the file counts: the first is 1. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** Rows of a CSV file (RFC 4180) whose separator, a semicolon, a comma or a tab, is that of its first line; other requests have their turn in between. */
export async function readCsv(text: string, mostRows: number): Promise<TableRow[]> {
  const body = text.replace(/^\uFEFF/, '');
  const [first = ''] = body.split(/\r?\n/, 1);
  const separator = [';', ',', '\t'].reduce((best, sign) =>
    countOf(first, sign) > countOf(first, best) ? sign : best,
  );
  const rows: TableRow[] = [];
  let at = 0;
  for (let row = 1; at < body.length && rows.length < mostRows; row++) {
    const line = readLine(body, at, separator);
    if (line.cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells: line.cells });
    at = line.next;
    if (rows.length % atOnce === 0) await turn();
  }
  return rows;
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** One line from a place on: its cells, and where the next begins. A quoted cell may hold separators and lines. */
function readLine(text: string, from: number, separator: string): { cells: string[]; next: number } {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const { cell, end } = text[at] === '"' ? readQuoted(text, at + 1) : readPlain(text, at, separator);
    cells.push(cell);
    if (text[end] === separator) at = end + 1;
    else return { cells, next: text.startsWith('\r\n', end) ? end + 2 : end + 1 };
  }
}

function readPlain(text: string, from: number, separator: string): { cell: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { cell: text.slice(from, end), end };
}

function readQuoted(text: string, from: number): { cell: string; end: number } {
  let cell = '';
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: cell + text.slice(at), end: text.length };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}
