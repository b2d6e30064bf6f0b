import jsonata from 'jsonata';
import type { z } from 'zod';
import { Recipe } from './recipe.ts';

/** What is wrong at one place of a recipe. */
export type RecipeFaultCode =
  | 'missing'
  | 'text'
  | 'number'
  | 'whole'
  | 'list'
  | 'group'
  | 'choice'
  | 'code'
  | 'address'
  | 'day'
  | 'long'
  | 'least'
  | 'most'
  | 'few'
  | 'many'
  | 'unknown'
  | 'wrong'
  | 'no_place'
  | 'no_year'
  | 'pattern'
  | 'expression'
  | 'insert'
  | 'reserved';

/** A fault of a recipe: where it stands (`figures.0.unit`), and the bound or the names that its sentence needs. */
export interface RecipeFault {
  path: string;
  code: RecipeFaultCode;
  values: Readonly<Record<string, string | number>>;
}

/** A recipe out of what JSON holds, or everything that is wrong with it. */
export function checkRecipe(content: unknown): { recipe: Recipe } | { faults: RecipeFault[] } {
  const { success, data, error } = Recipe.safeParse(content);
  const faults = success ? findMismatches(data) : error.issues.flatMap((issue) => faultsOf(issue, content));
  return success && faults.length === 0 ? { recipe: data } : { faults };
}

type Issue = z.core.$ZodIssue;

function faultsOf(issue: Issue, content: unknown): RecipeFault[] {
  if (issue.code === 'invalid_union') return faultsOfUnion(issue, content);
  return [{ path: issue.path.join('.'), ...describeIssue(issue, valueOf(content, issue.path)) }];
}

/** Of several forms the one that what was written looks like says what is wrong. */
function faultsOfUnion({ errors, path }: Issue & { code: 'invalid_union' }, content: unknown): RecipeFault[] {
  const near = errors.find((issues) => issues.length > 0 && issues.every((each) => each.path.length > 0));
  if (near === undefined) {
    const value = valueOf(content, path);
    return [{ path: path.join('.'), code: value === undefined ? 'missing' : 'wrong', values: {} }];
  }
  return near.flatMap((each) => faultsOf({ ...each, path: [...path, ...each.path] }, content));
}

const types: Readonly<Record<string, RecipeFaultCode>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  array: 'list',
  object: 'group',
  record: 'group',
};

function describeIssue(issue: Issue, value: unknown): Omit<RecipeFault, 'path'> {
  const plain = (code: RecipeFaultCode) => ({ code, values: {} });
  if (value === undefined || value === '') return plain('missing');
  if (issue.code === 'invalid_type') return plain(types[issue.expected] ?? 'wrong');
  if (issue.code === 'invalid_value')
    return { code: 'choice', values: { values: issue.values.map(String).join(', ') } };
  if (issue.code === 'unrecognized_keys')
    return { code: 'unknown', values: { names: issue.keys.join(', ') } };
  if (issue.code === 'invalid_format')
    return plain(issue.format === 'url' ? 'address' : issue.format === 'date' ? 'day' : 'code');
  if (issue.code === 'too_small') return bound(issue.origin, 'least', Number(issue.minimum));
  return issue.code === 'too_big'
    ? bound(issue.origin, 'most', Number(issue.maximum))
    : plain(issue.code === 'invalid_key' ? 'code' : 'wrong');
}

function bound(origin: string, side: 'least' | 'most', limit: number): Omit<RecipeFault, 'path'> {
  if (origin === 'string') return { code: side === 'least' ? 'wrong' : 'long', values: { limit } };
  if (origin === 'array') return { code: side === 'least' ? 'few' : 'many', values: { limit } };
  return { code: side, values: { limit } };
}

function valueOf(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined,
    content,
  );
}

/** What fits field by field and cannot work as a whole. */
function findMismatches(recipe: Recipe): RecipeFault[] {
  const { code, place, period, wide, newest, rows, request } = recipe;
  const faults: RecipeFault[] = [];
  const fault = (path: string, kind: RecipeFaultCode, values: RecipeFault['values'] = {}) =>
    faults.push({ path, code: kind, values });
  // The page of a new source stands under that name.
  if (code === 'new') fault('code', 'reserved');
  if (place.always === undefined && (place.column ?? '') === '') fault('place.column', 'no_place');
  if (!request.file && !period.format.includes('YYYY')) fault('period.format', 'no_year');
  if (wide && !isPattern(wide.columns)) fault('wide.columns', 'pattern');
  if (newest && !isPattern(newest.pattern)) fault('newest.pattern', 'pattern');
  if (rows !== undefined && rows !== '' && !isExpression(rows)) fault('rows', 'expression');
  if (!request.file && !/^https?:\/\/[^\s/]/.test(request.address)) fault('request.address', 'address');
  for (const [path, text] of [
    ['request.address', request.address],
    ...Object.values(request.parameters).map((value): [string, string] => ['request.parameters', value]),
  ] as [string, string][])
    for (const [, name] of text.matchAll(/\{(\w{1,60})\}/g))
      if (name !== request.each?.name) fault(path, 'insert', { name: name! });
  return faults;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Read, not evaluated. */
function isExpression(source: string): boolean {
  try {
    return typeof jsonata(source) === 'object';
  } catch {
    return false;
  }
}
