import type { Locale } from '#platform/shared/locales.ts';
import { themes as builtIn } from './themes.ts';

/** What an editor can decide of themes. */
export const decisionKinds = ['make', 'change', 'merge', 'remove', 'assign'] as const;
export const longestName = 60;
/** A headline by its number, a sentence of the records by its hash. */
export const quoteKeyPattern = /^(?:n\d{1,15}|r[0-9a-f]{16})$/;

/** A theme as it stands after what editors made of it. */
export interface EditedTheme {
  id: number;
  scopeId: number;
  rubricId: number;
  names: Partial<Record<Locale, string>>;
  mergedInto: number | null;
  isRemoved: boolean;
}

/** All themes by number: those the product brings, over them what editors made or changed. */
export function applyEdits(edited: readonly EditedTheme[]): Map<number, EditedTheme> {
  const brought = builtIn.map(({ id, scopeId, rubricId, names }): [number, EditedTheme] => [
    id,
    { id, scopeId, rubricId, names, mergedInto: null, isRemoved: false },
  ]);
  return new Map([...brought, ...edited.map((each): [number, EditedTheme] => [each.id, each])]);
}

/** The theme that stands for a number today: that it was merged into, as far as that goes; null for a removed one. */
export function livingTheme(themes: ReadonlyMap<number, EditedTheme>, id: number | null): EditedTheme | null {
  let found = id === null ? undefined : themes.get(id);
  for (let steps = 0; found?.mergedInto != null && steps < themes.size; steps += 1)
    found = themes.get(found.mergedInto);
  return found === undefined || found.isRemoved || found.mergedInto !== null ? null : found;
}

/** A name in a language; where it has none, in the next that has. */
export function themeName({ names }: Pick<EditedTheme, 'names'>, locale: Locale): string {
  return names[locale] ?? names.ru ?? names.en ?? Object.values(names)[0] ?? '';
}

/** Themes that stand, in the order of their numbers. */
export function livingThemes(themes: ReadonlyMap<number, EditedTheme>): EditedTheme[] {
  return [...themes.values()].filter(({ id }) => livingTheme(themes, id)?.id === id);
}
