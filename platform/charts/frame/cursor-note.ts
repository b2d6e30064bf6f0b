import type { ReactNode } from 'react';

/** What the cursor says at one stop: the same words are shown and announced. */
export interface CursorNote {
  title: string;
  rows: readonly CursorRow[];
  /** A picture under the rows, seen only: a sparkline, for instance. */
  extra?: ReactNode;
}

/** One series at the cursor; `color` is a CSS colour, always a token. */
export interface CursorRow {
  name: string;
  value?: string;
  swatch?: 'bar' | 'line' | 'dot' | 'none';
  color?: string;
}

/** The note as one sentence for the live region. */
export function sayNote({ title, rows }: CursorNote): string {
  const said = rows.map(({ name, value }) => (value === undefined ? name : `${name} ${value}`));
  return said.length > 0 ? `${title}: ${said.join('; ')}` : title;
}
