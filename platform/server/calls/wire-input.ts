import { z } from 'zod';

type Schema = { readonly [key: string]: unknown };
type Plain = { [key: string]: unknown };

const described = new WeakMap<z.ZodType, Schema>();

/** What an input may be, as JSON Schema; made once for each call. */
function describe(schema: z.ZodType): Schema {
  const known = described.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  described.set(schema, made);
  return made;
}

/**
 * Names as a program may write them: `name[]` is `name`, whether the list came as JSON or as a form. Both at once are one
 * list.
 */
export function withoutListMarks(input: unknown): unknown {
  if (!isPlain(input)) return input;
  const marked = Object.keys(input).filter((name) => name.endsWith('[]'));
  if (marked.length === 0) return input;
  const plain: Plain = { ...input };
  for (const name of marked) {
    const bare = name.slice(0, -2);
    const both = [plain[bare], plain[name]].filter((value) => value !== undefined && value !== null);
    delete plain[name];
    if (both.length > 0) plain[bare] = both.flat();
  }
  return plain;
}

/**
 * A query or a form as the call's schema would have it in JSON: one value of a list is a list, numbers and switches are no
 * longer text. What does not look like what is wanted stays as it came, and the schema says what is wrong with it.
 */
export function readWireInput(schema: z.ZodType, input: object): object {
  const root = describe(schema);
  return convert(root, input, root) as object;
}

function convert(schema: Schema, value: unknown, root: Schema): unknown {
  const choices = choicesOf(schema, root);
  const list = choices.find(({ type }) => type === 'array');
  if (list && !(typeof value === 'string' && takesText(choices)))
    return listOf(value).map((item, at) => convert(itemOf(list, at), item, root));
  if (typeof value === 'string') return takesText(choices) ? value : readText(choices, value, root);
  const objects = choices.filter(({ type }) => type === 'object');
  if (!isPlain(value) || objects.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const known = objects.map((each) => fieldOf(each, name)).find((each) => each !== undefined);
      return [name, known ? convert(known, inner, root) : inner];
    }),
  );
}

/** Every schema that a value may be of: choices of choices too, references followed. */
function choicesOf(schema: Schema, root: Schema): Schema[] {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const path = reference.split('/').slice(1);
    const found = path.reduce<unknown>((inner, name) => (inner as Plain | undefined)?.[name], root);
    return found === undefined ? [] : choicesOf(found as Schema, root);
  }
  const several = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Schema[] | undefined;
  return several ? several.flatMap((choice) => choicesOf(choice, root)) : [schema];
}

function takesText(choices: readonly Schema[]): boolean {
  return choices.some((choice) => {
    if ('const' in choice) return typeof choice['const'] === 'string';
    if (Array.isArray(choice['enum'])) return choice['enum'].some((each) => typeof each === 'string');
    return choice['type'] === 'string' || choice['type'] === undefined;
  });
}

/** A list as text may carry it: one value, several, a JSON list, or values under their places (`name.0`). */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isPlain(value) && Object.keys(value).every((name) => /^\d{1,4}$/.test(name)))
    return Object.values(value);
  if (typeof value === 'string' && value.startsWith('[')) {
    const read = readJson(value);
    if (Array.isArray(read)) return read;
  }
  return [value];
}

function itemOf(list: Schema, at: number): Schema {
  const places = list['prefixItems'] as Schema[] | undefined;
  return places?.[at] ?? (list['items'] as Schema | undefined) ?? {};
}

function fieldOf(schema: Schema, name: string): Schema | undefined {
  const fields = (schema['properties'] ?? {}) as Record<string, Schema>;
  if (Object.hasOwn(fields, name)) return fields[name];
  const others = schema['additionalProperties'];
  return isPlain(others) ? others : undefined;
}

const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function readText(choices: readonly Schema[], text: string, root: Schema): unknown {
  const takes = (...types: string[]) => choices.some(({ type }) => types.includes(String(type)));
  const isNumber =
    takes('number', 'integer') || choices.some((choice) => typeof choice['const'] === 'number');
  if (isNumber && number.test(text)) return Number(text);
  if (takes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (takes('object') && text.startsWith('{')) {
    const read = readJson(text);
    return isPlain(read) ? convert({ anyOf: choices }, read, root) : text;
  }
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
