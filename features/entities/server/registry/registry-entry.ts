import type { Locale } from '#platform/shared/locales.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';

/** Another entity as a file names it: by a register's number, by a place's yugo_id, or by kind and name. */
type EntityRef =
  | { readonly scheme: string; readonly value: string }
  | { readonly yugoId: number }
  | { readonly kind: number; readonly name: string };

/** One thing a source says of an entity. Days are YYYY, YYYY-MM or YYYY-MM-DD. */
export interface ReadStatement {
  readonly field: string;
  /** Language-free, or the first of `texts`. */
  readonly value: string;
  readonly texts?: Partial<Record<Locale, string>>;
  readonly other?: EntityRef;
  readonly starts?: string;
  readonly ends?: string;
  readonly link?: string;
  readonly source: string;
  readonly knownAt: string;
}

/** An entity as a file tells of it, before it is known whether the registry has it. */
export interface ReadEntry {
  readonly kind: number;
  readonly names: Partial<Record<Locale, string>>;
  readonly aliases: readonly string[];
  readonly identifiers: readonly { scheme: string; value: string }[];
  readonly statements: readonly ReadStatement[];
  readonly source: string;
}

/** One set of files that is imported together and anew when one of them changes. */
export interface RegistrySet {
  readonly name: string;
  /** Files counted from the data folder. */
  readonly files: readonly string[];
  /** Sources whose statements the set brings: those of an earlier version go. */
  readonly sources: readonly string[];
  read(): Promise<ReadEntry[]>;
}

/** Statements of the cells that are filled. */
export function statementsOf(
  about: { source: string; knownAt: string; link?: string },
  cells: readonly ({ field: string; value: string | undefined } & Partial<ReadStatement>)[],
): ReadStatement[] {
  return cells.flatMap(({ value, ...cell }) =>
    value === undefined || value === '' ? [] : [{ ...about, ...cell, value }],
  );
}

/** Russian and English as far as they are given. */
export function twoNames(ru: string | undefined, en: string | undefined): Partial<Record<Locale, string>> {
  return { ...(ru ? { ru } : {}), ...(en ? { en } : {}) };
}

/** One word for whom a statement names: `yugo 77`, `inn 7707083893`, or kind and key of a name, `2|серг собянин`. */
export function refKey(ref: EntityRef): string {
  if ('yugoId' in ref) return `yugo ${ref.yugoId}`;
  return 'scheme' in ref ? `${ref.scheme} ${ref.value}` : `${ref.kind}|${mentionKey(ref.name)}`;
}
