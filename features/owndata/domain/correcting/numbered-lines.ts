/** A form's text of several answers: one a line, each `key=text`. */
export type NumberedLines = ReadonlyMap<string, string>;

/** Takes such a text apart; a line without a key is passed over. */
export function readLines(text: string): Map<string, string> {
  return new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf('=');
      return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()] as const];
    }),
  );
}

/** Puts it together again; nothing for none. */
function writeLines(lines: NumberedLines): string | undefined {
  if (lines.size === 0) return undefined;
  return [...lines].map(([key, text]) => `${key}=${text.replaceAll(/\s+/g, ' ')}`).join('\n');
}

/** A text of lines with one more, another, or one less (null); undefined where none is left. */
export function withLine(text: string | undefined, key: string, value: string | null): string | undefined {
  const lines = readLines(text ?? '');
  if (value === null) lines.delete(key);
  else lines.set(key, value);
  return writeLines(lines);
}

/** Row numbers as `12.15` with one more, or without it; undefined where none is left. */
export function withRow(text: string | undefined, row: number): string | undefined {
  const rows = new Set(text?.split('.'));
  if (!rows.delete(String(row))) rows.add(String(row));
  return rows.size === 0 ? undefined : [...rows].join('.');
}
