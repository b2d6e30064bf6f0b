import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';

/** Whether a shape is somewhere in another one, however deep; a shape that holds itself is looked at once. */
function holds(shape: z.ZodType, kind: string, seen = new Set<unknown>()): boolean {
  if (seen.has(shape)) return false;
  seen.add(shape);
  if (shape.def.type === kind) return true;
  return partsOf(shape.def).some((part) => holds(part, kind, seen));
}

function partsOf(value: unknown): z.ZodType[] {
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof z.ZodType) return [value];
  return Object.values(value).flatMap(partsOf);
}

test('a moment goes out as a text: a date in the server’s hands would be another thing there than in a browser', () => {
  const dated = Object.entries(contract).filter(([, { output }]) => holds(output, 'date'));
  expect(dated.map(([name]) => name)).toEqual([]);
});

test('the look through the shapes finds a date in lists, unions and optional parts', () => {
  const shape = z.object({
    rows: z.array(z.union([z.string(), z.object({ at: z.date().nullable().optional() })])),
  });
  expect(holds(shape, 'date')).toBe(true);
  expect(holds(z.object({ at: z.iso.datetime() }), 'date')).toBe(false);
});
