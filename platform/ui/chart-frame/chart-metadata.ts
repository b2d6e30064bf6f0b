import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { FileNotes } from '#platform/ui/tables/file-notes.ts';
import { plainText } from '#platform/ui/tables/file-text.ts';

/** What describes a saved table, in the reader's language: one line each, the citation last. */
export interface MetadataWords {
  place: string;
  indicator: string;
  period: string;
  unit: string;
  source: string;
  address: string;
  /** The day the figures became known. */
  known: string;
  /** The day the file was saved. */
  saved: string;
  citation: string;
}

/** A table of a file: columns of figures say whose they are and in what unit, since a file travels without its chart. */
export function tableOfFile({ columns, rows }: ChartTable, about: ChartAbout): ChartTable {
  return {
    columns: columns.map(({ place = about.place, unit = about.unit, ...column }) => {
      if (column.kind !== 'number') return column;
      const counted = unit === '' ? column : { ...column, unit };
      // The column of one of several places has its own name.
      const said = (part: string): boolean =>
        part.split(', ').includes(column.label) || column.label.endsWith(`, ${part}`);
      const told = [place, unit].filter((part) => part !== '' && !said(part)).join(', ');
      return told === '' ? counted : { ...counted, label: `${column.label} (${told})` };
    }),
    rows,
  };
}

interface Description {
  about: ChartAbout;
  words: MetadataWords;
  /** The whole citation. */
  citation: string;
  /** The day the figures became known, where it is known, and that of saving: 'YYYY-MM-DD'. */
  knownOn: string | null;
  savedOn: string;
}

/** The description as lines: what a file says of itself, and what of it stands beside every row where there is one sheet. */
export function notesOf({ about, words, citation, knownOn, savedOn }: Description): FileNotes {
  const said = (['place', 'indicator', 'period', 'unit', 'source', 'address'] as const)
    .filter((key) => about[key] !== '')
    .map((key) => ({ key, line: [words[key], about[key]] as const }));
  const known = knownOn === null ? [] : [[words.known, knownOn] as const];
  const isBeside = { place: false, indicator: true, period: true, unit: false, source: true, address: true };
  return {
    title: words.source,
    lines: [...said.map(({ line }) => line), ...known, [words.saved, savedOn], [words.citation, citation]],
    beside: [...said.filter(({ key }) => isBeside[key]).map(({ line }) => line), ...known],
  };
}

/** The description for programs: English keys in every language, columns with their kinds. */
export function metadataJson(
  table: ChartTable,
  { about, citation, knownOn, savedOn }: Description,
  file: string,
): string {
  const { columns, rows } = tableOfFile(table, about);
  return plainText(
    `${JSON.stringify({ ...about, knownOn, savedOn, citation, file, rows: rows.length, columns }, null, 2)}\n`,
  );
}

/** The description for people: lines of text. */
export function metadataText(description: Description): string {
  return notesOf(description)
    .lines.map(([key, value]) => `${plainText(key)}: ${plainText(value)}\n`)
    .join('');
}
