/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A recipe while it is written: it need not be right yet. */
export type RecipeDraft = Readonly<Record<string, Json>>;

/** Groups that a recipe has whole or not at all: without their last field they go too. */
const optionalGroups: ReadonlySet<string> = new Set([
  'request.post',
  'request.each',
  'request.paging',
  'request.since',
  'wide',
  'newest',
]);

/** What stands at a path such as `figures.0.unit`; undefined where nothing does. */
export function valueAt(draft: Json | undefined, path: string): Json | undefined {
  let value = draft;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, Json>>)[name];
  }
  return value;
}

/** Without it nothing else of its group says anything. */
const leading = /^(request\.paging)\.by$/;

/** The draft with another value at a path; undefined takes the field away. */
export function withValue(draft: RecipeDraft, path: string, value: Json | undefined): RecipeDraft {
  const at = value === undefined ? path.replace(leading, '$1') : path;
  return placed(draft, at.split('.'), value, '') as RecipeDraft;
}

function placed(
  parent: Json | undefined,
  [name, ...rest]: readonly string[],
  value: Json | undefined,
  at: string,
): Json | undefined {
  const here = at === '' ? name! : `${at}.${name}`;
  const own = (typeof parent === 'object' && parent !== null ? parent : {}) as Readonly<Record<string, Json>>;
  const next = rest.length === 0 ? value : placed(own[name!], rest, value, here);
  if (Array.isArray(parent))
    return next === undefined
      ? parent.filter((_, index) => String(index) !== name)
      : Object.assign([...parent], { [name!]: next });
  const { [name!]: _replaced, ...others } = own;
  if (next !== undefined) return { ...own, [name!]: next };
  return Object.keys(others).length === 0 && optionalGroups.has(at) ? undefined : others;
}

/** The draft in a text of JSON; null where the text is none. */
export function readDraft(text: string): RecipeDraft | null {
  try {
    const content = JSON.parse(text) as Json;
    return typeof content === 'object' && content !== null && !Array.isArray(content)
      ? (content as RecipeDraft)
      : null;
  } catch {
    return null;
  }
}

/** A draft as it stands in the text view. */
export const writeDraft = (draft: RecipeDraft): string => JSON.stringify(draft, null, 2);
