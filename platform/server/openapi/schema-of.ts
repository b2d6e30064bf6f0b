import { z } from 'zod';
import { Flag } from '#platform/contract/fields.ts';

export type Schema = Record<string, unknown>;

/** A zod schema as JSON Schema 2020-12, in words that generators of clients understand. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Flag) beBoolean(jsonSchema as Schema);
      nameEveryKey(jsonSchema as Schema);
    },
  }) as Schema;
  return rest;
}

/** A flag may be written as a word in an address; a client should see the boolean it is. */
function beBoolean(schema: Schema): void {
  delete schema['anyOf'];
  schema['type'] = 'boolean';
}

/** A record over known keys says them one by one: `required` without properties is nothing a generator can use. */
function nameEveryKey(schema: Schema): void {
  const names = (schema['propertyNames'] as { enum?: unknown[] } | undefined)?.enum;
  if (names === undefined || schema['properties'] !== undefined) return;
  const value = schema['additionalProperties'];
  schema['properties'] = Object.fromEntries(names.map((name) => [String(name), value]));
  schema['additionalProperties'] = false;
  delete schema['propertyNames'];
}
