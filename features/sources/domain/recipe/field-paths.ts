import { locales } from '#platform/shared/locales.ts';
import { valueAt, type Json, type RecipeDraft } from './draft.ts';
import {
  definitionColumns,
  figureFields,
  nameColumns,
  sections,
  type DefinitionTable,
  type RecipeField,
} from './fields.ts';

/** Rows of a list in a draft; none where there is no list. */
export function rowsAt(draft: RecipeDraft, path: string): readonly Json[] {
  const rows = valueAt(draft, path);
  return Array.isArray(rows) ? rows : [];
}

/** Fields of a section that the recipe has a use for. */
export function shownFields(section: keyof typeof sections, draft: RecipeDraft): RecipeField[] {
  const fields: readonly RecipeField[] = sections[section];
  return fields.filter(({ isShown }) => isShown?.(draft) ?? true);
}

/** Names of the cuts of a figure. */
export function cutsOf(draft: RecipeDraft, figure: number): string[] {
  const cuts = valueAt(draft, `figures.${figure}.dims`);
  return typeof cuts === 'object' && cuts !== null ? Object.keys(cuts) : [];
}

/** Paths of all fields that the form shows for a draft: a fault anywhere else has no field to stand beside. */
export function listFieldPaths(draft: RecipeDraft): string[] {
  const plain = (Object.keys(sections) as (keyof typeof sections)[]).flatMap((section) =>
    shownFields(section, draft).map(({ path }) => path),
  );
  const named = ['title', 'about'].flatMap((part) => locales.map((locale) => `${part}.${locale}`));
  const figures = rowsAt(draft, 'figures').flatMap((_, at) => [
    ...figureFields.map(({ path }) => `figures.${at}.${path}`),
    ...cutsOf(draft, at).map((name) => `figures.${at}.dims.${name}`),
  ]);
  const defined = (Object.keys(definitionColumns) as DefinitionTable[]).flatMap((table) =>
    rowsAt(draft, `defines.${table}`).flatMap((_, at) =>
      [...definitionColumns[table], ...nameColumns(table)].map(
        (column) => `defines.${table}.${at}.${column}`,
      ),
    ),
  );
  return [...plain, ...named, ...figures, ...defined];
}
