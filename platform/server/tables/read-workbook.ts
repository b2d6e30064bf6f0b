import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppError } from '#platform/contract/errors.ts';
import type { TableRow } from './read-csv.ts';

const inflate = promisify(inflateRaw);
/** Longest part of a workbook once unpacked: beyond it the file is refused, whatever it says of itself. Unit: bytes. */
const mostUnpacked = 12_000_000;
const mostEntries = 500;
const atOnce = 100;

/** What stands in a cell that holds a formula: its result is not trusted, and nothing is run. */
export const formulaCell = '\u0000formula';

/** Rows of the first sheet of an XLSX file, cells as text; unpacked beside the loop and never beyond the bound. */
export async function readWorkbook(file: Buffer, mostRows: number): Promise<TableRow[]> {
  const parts = listParts(file);
  const names = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted();
  const [sheet] = names;
  if (sheet === undefined) throw refused('no_sheet');
  const shared = parts.has('xl/sharedStrings.xml')
    ? textsOf(await unpack(file, parts.get('xl/sharedStrings.xml')!))
    : [];
  const xml = await unpack(file, parts.get(sheet)!);
  const rows: TableRow[] = [];
  let row = 0;
  for (const [, attributes = '', inside = ''] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    row = Number(/\br="(\d{1,7})"/.exec(attributes)?.[1] ?? row + 1);
    const cells = cellsOf(inside, shared);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
    if (rows.length >= mostRows) break;
    if (rows.length % atOnce === 0) await turn();
  }
  return rows;
}

/** A part of the archive: how it is packed and where its bytes lie. */
interface Part {
  method: number;
  packed: number;
  at: number;
}

function listParts(file: Buffer): Map<string, Part> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || file.length - end < 22) throw refused('archive');
  const entries = file.readUInt16LE(end + 10);
  if (entries > mostEntries) throw refused('archive');
  const parts = new Map<string, Part>();
  for (let at = file.readUInt32LE(end + 16), entry = 0; entry < entries; entry++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) throw refused('archive');
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as number[];
    parts.set(file.toString('utf8', at + 46, at + 46 + name!), {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at += 46 + name! + extra! + comment!;
  }
  return parts;
}

async function unpack(file: Buffer, { method, packed, at }: Part): Promise<string> {
  if (at + 30 > file.length || file.readUInt32LE(at) !== 0x04034b50) throw refused('archive');
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const bytes = file.subarray(from, from + packed);
  if (method === 0) return bytes.toString('utf8');
  try {
    const out = (await inflate(bytes, { maxOutputLength: mostUnpacked })) as Buffer;
    return out.toString('utf8');
  } catch (error) {
    throw refused('archive', error);
  }
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inside = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const [, letters = ''] = /\br="([A-Z]+)\d+"/.exec(attributes) ?? [];
    const column = letters === '' ? cells.length : columnOf(letters);
    if (column > 200) continue;
    while (cells.length < column) cells.push('');
    cells[column] = valueOf(/\bt="(\w+)"/.exec(attributes)?.[1], inside, shared);
  }
  return cells;
}

function valueOf(type: string | undefined, inside: string, shared: readonly string[]): string {
  if (/<f[\s>/]/.test(inside)) return formulaCell;
  if (type === 'inlineStr') return textOf(inside);
  const value = unescapeXml(/<v[^>]*>([\s\S]*?)<\/v>/.exec(inside)?.[1] ?? '');
  return type === 's' ? (shared[Number(value)] ?? '') : value;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const textsOf = (xml: string): string[] =>
  [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, inside = '']) => textOf(inside));

const textOf = (xml: string): string =>
  [...xml.matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)].map(([, text = '']) => unescapeXml(text)).join('');

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return signs[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

const refused = (message: string, cause?: unknown): AppError =>
  new AppError('form_incorrect', { fields: [{ path: 'file', message }] }, cause);
