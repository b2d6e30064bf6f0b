import type { Json } from './draft.ts';

/** How a field of several lines is read: values, values of which one may be empty, `name=value` pairs, or `name=value, value` pairs. */
export type LinesKind = 'list' | 'marks' | 'pairs' | 'sets';

/** What a field of a recipe holds, a line each. */
export function writeLines(value: Json | undefined, kind: LinesKind): string {
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(String).join('\n');
  return Object.entries(value)
    .map(([name, of]) => `${name}=${kind === 'sets' && Array.isArray(of) ? of.join(', ') : String(of)}`)
    .join('\n');
}

/** What lines mean in a recipe; an empty line stands for an empty mark, else for nothing. */
export function readLines(text: string, kind: LinesKind): Json {
  const lines = text === '' ? [] : text.split(/\r?\n/).map((line) => line.trim());
  if (kind === 'marks') return lines;
  if (kind === 'list') return lines.filter((line) => line !== '');
  return Object.fromEntries(
    lines.flatMap((line): [string, Json][] => {
      const at = line.indexOf('=');
      const name = (at < 0 ? line : line.slice(0, at)).trim();
      const value = at < 0 ? '' : line.slice(at + 1).trim();
      if (name === '') return [];
      return [[name, kind === 'sets' ? value.split(',').map((each) => each.trim()) : value]];
    }),
  );
}
