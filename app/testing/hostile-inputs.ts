import { z } from 'zod';

type Schema = { [key: string]: unknown };

/** What any field of any call may be sent by somebody who means ill, or whose program is broken. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007',
  '\ud800',
  'x\udc00y',
  '\ufffe\u202e',
  '🙂'.repeat(40),
  'я'.repeat(5_000),
  '%00%ff',
  "'; drop table account; --",
  '"unclosed (phrase -',
  '\\',
  '%_*?',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '0001-01-01',
  '1799-12-31',
  '1800-01-01',
  '2020-02-30',
  '2199-12-31',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  -1,
  0,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  [],
  {},
  [[]],
  [null],
  ['\u0000'],
  ['x', 1, {}],
  Array.from({ length: 300 }, (_, at) => at),
  { toString: 1 },
  { a: { b: 1 }, c: 2 },
  { length: 3 },
];

/** One of each class, for a field whose kind was sent everything already. */
const oneOfEachClass: readonly unknown[] = [
  'a\u0000b',
  '\ud800',
  'я'.repeat(5_000),
  '9999-12-31',
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  null,
  { toString: 1 },
  [['x'], {}],
];

/** An input that every rule of the schema should like, as far as the schema says what it likes. */
export function likelyInput(schema: z.ZodType): Record<string, unknown> {
  return likely(describe(schema)) as Record<string, unknown>;
}

/**
 * The likely input with one field at a time, however deep, taken for hostile values. A kind of field that is not in
 * `seen` gets all of them, any other one of each class.
 */
export function* hostileInputs(schema: z.ZodType, seen: Set<string>): Generator<Record<string, unknown>> {
  const described = describe(schema);
  const base = likely(described) as Record<string, unknown>;
  for (const { path, kind } of fieldsOf(described)) {
    const values = seen.has(kind) ? oneOfEachClass : hostileValues;
    seen.add(kind);
    for (const value of values) yield withField(base, path, value) as Record<string, unknown>;
  }
}

/** The likely input with one list at a time, however deep, holding one thing and then two. */
export function* inputsWithLists(schema: z.ZodType): Generator<Record<string, unknown>> {
  const described = describe(schema);
  const base = likely(described);
  for (const { path, list } of fieldsOf(described)) {
    if (list === undefined) continue;
    const item = likely((list['items'] ?? {}) as Schema);
    for (const value of [[item], [item, item]]) yield withField(base, path, value) as Record<string, unknown>;
  }
}

function describe(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function likely(schema: Schema): unknown {
  const choice = ((schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined)?.[0];
  if (choice) return likely(choice);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (schema['type'] === 'object') return likelyObject(schema);
  if (schema['type'] === 'array') return schema['items'] ? [likely(schema['items'] as Schema)] : [];
  if (schema['type'] === 'boolean') return true;
  if (schema['type'] === 'string') return likelyText(schema);
  return Math.max(1, Number(schema['minimum'] ?? 1));
}

function likelyObject(schema: Schema): Schema {
  const properties = propertiesOf(schema);
  const required = new Set((schema['required'] ?? []) as string[]);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.has(name))
      .map(([name, inner]) => [name, likely(inner)]),
  );
}

function likelyText({ format, pattern, minLength }: Schema): string {
  if (format === 'date') return '2020-06-08';
  if (format === 'email') return 'somebody@test.example';
  if (format === 'base64') return 'AAAA';
  const candidates = ['abcdefgh', 'ru', 'x'.repeat(Number(minLength ?? 1)), '12345678'];
  const rule = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /./;
  return candidates.find((text) => rule.test(text) && text.length >= Number(minLength ?? 0)) ?? 'abcdefgh';
}

interface Field {
  path: readonly string[];
  /** Name and rules: two fields of one kind take the same. */
  kind: string;
  /** Its schema where it may be a list of things of one kind. */
  list?: Schema | undefined;
}

/** Every field of a schema with the names that lead to it; items of lists by the first. */
function fieldsOf(schema: Schema, before: readonly string[] = []): Field[] {
  const inner = ((schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined) ?? [];
  const fields = Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const path = [...before, name];
    const { description: _words, ...rules } = property;
    const kind = `${name} ${JSON.stringify(rules)}`;
    return [{ path, kind, list: listIn(property) }, ...fieldsOf(property, path)];
  });
  const items = schema['items'] ? fieldsOf(schema['items'] as Schema, [...before, '0']) : [];
  const all = [...fields, ...items, ...inner.flatMap((choice) => fieldsOf(choice, before))];
  return [...new Map(all.map((field) => [field.path.join('.'), field])).values()];
}

function listIn(schema: Schema): Schema | undefined {
  if (schema['type'] === 'array' && schema['items']) return schema;
  return ((schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined)?.map(listIn).find(Boolean);
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return (schema['properties'] ?? {}) as Record<string, Schema>;
}

function withField(holder: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  const known = typeof holder === 'object' && holder !== null ? (holder as Schema) : {};
  const inner = rest.length === 0 ? value : withField(known[name!], rest, value);
  if (!Array.isArray(holder)) return { ...known, [name!]: inner };
  return holder.map((item: unknown, at) => (String(at) === name ? inner : item));
}
