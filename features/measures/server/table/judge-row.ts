import { Content } from '../../contract/measure-fields.ts';
import {
  isTermReversed,
  subjectKinds,
  emptyContent,
  type MeasureContent,
} from '../../domain/content/measure-content.ts';
import { readDay, readList, readNumber } from '../../domain/table/read-cells.ts';
import type { CellFault, TableColumn } from '../../domain/table/table-columns.ts';
import { unguardCell } from '#platform/shared/delimited.ts';
import type { KnownWords } from './known-words.ts';
import { formulaCell } from '#platform/server/tables/table-bounds.ts';

/** A cell that can't be taken, and why. */
export interface CellRefusal {
  column: TableColumn;
  reason: CellFault;
  /** What stands there, cut. */
  value: string;
}

type Cells = Partial<Record<TableColumn, string>>;

const maxSaid = 80;

/** Reads the cells of a row; what can't be taken is named. */
function readerOf(cells: Cells, refused: CellRefusal[]) {
  const refuse = (column: TableColumn, reason: CellFault, value = cells[column] ?? ''): null => {
    refused.push({ column, reason, value: value === formulaCell ? '' : value.slice(0, maxSaid) });
    return null;
  };
  const text = (column: TableColumn): string =>
    cells[column] === formulaCell ? '' : unguardCell(cells[column]?.trim() ?? '');
  const read = <T>(column: TableColumn, as: (text: string) => T | null, reason: CellFault): T | null =>
    text(column) === '' ? null : (as(text(column)) ?? refuse(column, reason));
  const list = <T>(column: TableColumn, as: (name: string) => T | null | undefined): T[] =>
    readList(text(column)).flatMap((name) => as(name) ?? refuse(column, 'unknown', name) ?? []);
  return { refuse, text, read, list };
}

/** A measure out of the cells of a row, and every cell that can't be taken. */
export function judgeRow(
  cells: Cells,
  known: KnownWords,
): { content: MeasureContent; refused: CellRefusal[] } {
  const refused: CellRefusal[] = [];
  const reader = readerOf(cells, refused);
  const { refuse, text, read, list } = reader;
  const formulas = (Object.keys(cells) as TableColumn[]).filter((column) => cells[column] === formulaCell);
  for (const column of formulas) refuse(column, 'formula');
  const direction = list('direction', (name) => known.directions.get(name.toLowerCase()))[0] ?? 1;
  for (const column of ['title', 'yugoIds'] as const)
    if (text(column) === '' && !formulas.includes(column)) refuse(column, 'missing');
  const places = list('yugoIds', (name) => known.places.get(name.toLowerCase()));
  const content: MeasureContent = {
    ...emptyContent(direction, [...new Set(places)]),
    title: text('title'),
    territory: text('territory'),
    goal: text('goal'),
    description: text('description'),
    subjects: list('subjects', (said) => subjectOf(said, direction, known)),
    issues: [...new Set(list('issues', (name) => known.issues.get(name.toLowerCase())))],
    starts: read('starts', readDay, 'not_a_day'),
    ends: read('ends', readDay, 'not_a_day'),
    budget: read('budget', readNumber, 'not_a_number'),
    strictness: read('strictness', readNumber, 'not_a_number'),
    code: text('code') || null,
    legalBasis: text('legalBasis'),
    legalLink: text('legalLink'),
    responsible: text('responsible'),
    indicators: indicatorsOf(reader, known),
  };
  if (isTermReversed(content)) refuse('ends', 'reversed');
  for (const { path, code } of Content.safeParse(content).error?.issues ?? [])
    refuse(columnOf(path), code === 'too_big' ? 'too_long' : 'refused');
  return { content, refused };
}

function subjectOf(
  said: string,
  direction: MeasureContent['direction'],
  { subjects }: KnownWords,
): MeasureContent['subjects'][number] | null {
  const colon = said.indexOf(':');
  const [name, value] = colon < 0 ? ['', ''] : [said.slice(0, colon), said.slice(colon + 1).trim()];
  const kind = subjects.get(name.trim().toLowerCase());
  const allowed: readonly string[] = subjectKinds[direction];
  return kind && allowed.includes(kind) && value !== '' ? { kind, value } : null;
}

function indicatorsOf(
  { text, read, list }: ReturnType<typeof readerOf>,
  { units }: KnownWords,
): MeasureContent['indicators'] {
  if (text('indicator') === '') return [];
  return [
    {
      name: text('indicator'),
      unitId: list('unit', (name) => units.get(name.toLowerCase()))[0] ?? null,
      baseline: read('baseline', readNumber, 'not_a_number'),
      target: read('target', readNumber, 'not_a_number'),
      date: read('date', readDay, 'not_a_day'),
    },
  ];
}

/** The column a refused part of a text came from. */
function columnOf(path: readonly PropertyKey[]): TableColumn {
  const [field, , part] = path.map(String);
  if (field !== 'indicators') return field as TableColumn;
  return ({ name: 'indicator', unitId: 'unit' }[part ?? 'name'] ?? part ?? 'indicator') as TableColumn;
}
