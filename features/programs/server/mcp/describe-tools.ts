import { z } from 'zod';
import type { Contract } from '#platform/contract/endpoint.ts';
import { schemaOf, type Schema } from '#platform/server/openapi/schema-of.ts';
import { locales } from '#platform/shared/locales.ts';
import { tools, type Tool } from './tools.ts';

/** A tool as an assistant is told of it. */
export interface ToolDescription extends Record<string, unknown> {
  name: string;
  title: string;
  description: string;
  inputSchema: Schema & { type: 'object' };
  outputSchema: Schema & { type: 'object' };
}

/** What every tool takes beside its own names. */
const common = {
  asOf: z
    .string()
    .max(40)
    .optional()
    .describe('What was known on a past day, YYYY-MM-DD; today’s knowledge when left out.'),
  language: z.enum(locales).optional().describe('Language of names and sentences.'),
};

/** Names of what every tool takes beside its own. */
export const commonNames: readonly string[] = Object.keys(common);

/** Every tool with its schemas, made of the contract's own. */
export function describeTools(contract: Contract): ToolDescription[] {
  return Object.entries(tools).map(([name, tool]) => ({
    name,
    title: tool.title,
    description: tool.description,
    inputSchema: asObject(schemaOf(z.strictObject({ ...inputShape(tool, contract), ...common }), 'input')),
    outputSchema: asObject(schemaOf(outputOf(tool, contract), 'output')),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }));
}

/** The inputs of a tool's calls by name, those that it takes. */
export function inputShape(tool: Tool, contract: Contract): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const call of Object.values(tool.parts))
    for (const [name, field] of Object.entries(shapeOf(contract, call)))
      if (tool.takes === undefined || tool.takes.includes(name)) shape[name] = field;
  return shape;
}

/** The names that one call takes. */
export function shapeOf(contract: Contract, call: string): Record<string, z.ZodType> {
  const input = contract[call]!.input;
  if (!(input instanceof z.ZodObject)) throw new Error(`A tool calls ${call}, whose input has no names.`);
  return input.shape as Record<string, z.ZodType>;
}

function outputOf(tool: Tool, contract: Contract): z.ZodType {
  const parts = Object.entries(tool.parts).map(([name, call]) => [name, contract[call]!.output.nullable()]);
  return z.object({
    hasData: z.boolean().describe('False: nothing is known; the note says so.'),
    note: z.string().nullable(),
    address: z.string().describe('Page that shows the same.'),
    data: z.object(Object.fromEntries(parts) as z.ZodRawShape).nullable(),
  });
}

function asObject(schema: Schema): Schema & { type: 'object' } {
  return { ...schema, type: 'object' };
}
