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
  const faults = [
    ...(success ? [] : error.issues.flatMap((issue) => faultsOf(issue, content))),
    ...findMismatches(content),
  ];
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

/** What each field allows by itself and a recipe cannot work with; read beside other faults, so that all are named at once. */
function findMismatches(content: unknown): RecipeFault[] {
  const textAt = (path: string): string | undefined => {
    const value = valueOf(content, path.split('.'));
    return typeof value === 'string' ? value : undefined;
  };
  const faults: RecipeFault[] = [];
  const fault = (path: string, code: RecipeFaultCode, values: RecipeFault['values'] = {}) =>
    faults.push({ path, code, values });
  const isFetched = valueOf(content, ['request', 'file']) !== true;
  const [address = '', rows = ''] = [textAt('request.address'), textAt('rows')];
  // The page of a new source stands under that name.
  if (textAt('code') === 'new') fault('code', 'reserved');
  for (const path of ['owner', 'licence.name']) if (textAt(path)?.trim() === '') fault(path, 'missing');
  if (isFetched && address.length >= 8 && !/^https?:\/\/[^\s/]/.test(address))
    fault('request.address', 'address');
  const isOfEntities = valueOf(content, ['entities']) !== undefined;
  const figures = valueOf(content, ['figures']);
  if (!isOfEntities && Array.isArray(figures) && figures.length === 0) fault('figures', 'few', { limit: 1 });
  if (!isOfEntities && !textAt('place.always') && textAt('place.column') === undefined)
    fault('place.column', 'no_place');
  if (isFetched && textAt('period.format')?.includes('YYYY') === false) fault('period.format', 'no_year');
  for (const path of ['wide.columns', 'newest.pattern', 'request.link'])
    if (!isPattern(textAt(path) ?? '')) fault(path, 'pattern');
  if (rows !== '' && !isExpression(rows)) fault('rows', 'expression');
  for (const [path, name] of insertsOf(content))
    if (name !== textAt('request.each.name')) fault(path, 'insert', { name });
  return faults;
}

/** Names in braces that a request has to fill, each with where it stands. */
function insertsOf(content: unknown): [path: string, name: string][] {
  const parameters = valueOf(content, ['request', 'parameters']);
  const texts: [string, unknown][] = [
    ['request.address', valueOf(content, ['request', 'address'])],
    ...Object.values(typeof parameters === 'object' ? (parameters ?? {}) : {}).map(
      (value): [string, unknown] => ['request.parameters', value],
    ),
  ];
  return texts.flatMap(([path, text]) =>
    typeof text === 'string'
      ? [...text.matchAll(/\{(\w{1,60})\}/g)].map(([, name]): [string, string] => [path, name!])
      : [],
  );
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
