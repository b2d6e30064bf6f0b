import type { z } from 'zod';

type Def = { type: string; [key: string]: unknown };
type Path = readonly (string | number)[];

/** A place in a body that has names its schema does not know. */
export interface UnknownNames {
  path: Path;
  names: string[];
}

/**
 * Names that a body has in its inner objects and its schema does not: what the schema would drop in silence. The body is one the
 * schema takes; what a schema leaves open (a record, a loose object) has no unknown names.
 */
export function findUnknownNames(schema: z.ZodType, value: unknown, path: Path = []): UnknownNames[] {
  const def = defOf(schema);
  const inner = innerOf(def, value);
  if (inner !== null) return findUnknownNames(inner, value, path);
  if (Array.isArray(value)) return inLists(def, value, path);
  if (typeof value !== 'object' || value === null) return [];
  if (def.type === 'record') return inRecord(def['valueType'] as z.ZodType, value, path);
  return def.type === 'object' ? inObject(def, value, path) : [];
}

/** What the schema was declared as; the library's type names no part of it. */
const defOf = (schema: z.ZodType): Def => ({ ...schema.def });

/** The schema that stands for this one where the value is concerned; null where it stands for itself. */
function innerOf(def: Def, value: unknown): z.ZodType | null {
  if (def['innerType'] !== undefined) return def['innerType'] as z.ZodType;
  if (def.type === 'lazy') return (def['getter'] as () => z.ZodType)();
  if (def.type === 'pipe') {
    const [before, after] = [def['in'] as z.ZodType, def['out'] as z.ZodType];
    return defOf(before).type === 'transform' ? after : before;
  }
  if (def.type !== 'union') return null;
  return (def['options'] as z.ZodType[]).find((option) => option.safeParse(value).success) ?? null;
}

function inLists(def: Def, list: readonly unknown[], path: Path): UnknownNames[] {
  const items = def['items'] as z.ZodType[] | undefined;
  return list.flatMap((each, at) => {
    const schema = items?.[at] ?? (def['element'] as z.ZodType | undefined);
    return schema ? findUnknownNames(schema, each, [...path, at]) : [];
  });
}

function inRecord(schema: z.ZodType, value: object, path: Path): UnknownNames[] {
  return Object.entries(value).flatMap(([name, each]) => findUnknownNames(schema, each, [...path, name]));
}

function inObject(def: Def, value: object, path: Path): UnknownNames[] {
  const shape = def['shape'] as Record<string, z.ZodType>;
  const names = Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
  const isOpen = def['catchall'] !== undefined && defOf(def['catchall'] as z.ZodType).type !== 'never';
  const here = names.length > 0 && !isOpen ? [{ path, names }] : [];
  const below = Object.entries(value).flatMap(([name, each]) =>
    Object.hasOwn(shape, name) ? findUnknownNames(shape[name]!, each, [...path, name]) : [],
  );
  return [...here, ...below];
}
