import type { Problem } from '#platform/contract/errors.ts';
import type { Contract } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { longestAnswer, longestList } from '../../domain/tools.ts';
import { commonNames, inputShape, shapeOf } from './describe-tools.ts';
import { pageAddress, type Tool } from './tools.ts';

/** Makes one call through the gate, for the caller of its context. */
export type MakeCall = (
  name: string,
  input: object,
  context: RequestContext,
) => Promise<{ output: unknown } | { problem: Problem }>;

/** What a tool gives: the answer in one form, or a sentence about why there is none. */
export type ToolResult = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

type Data = Record<string, Record<string, unknown> | null>;

/** Runs a tool: every part by its call, as over HTTP; the first refusal is the tool's. */
export async function runTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  { contract, call, context }: { contract: Contract; call: MakeCall; context: RequestContext },
): Promise<ToolResult> {
  const { translate, locale, config } = context;
  const known = inputShape(tool, contract);
  const names = Object.keys(given).filter((name) => !(name in known) && !commonNames.includes(name));
  if (names.length > 0)
    return refused(translate(locale, 'Programs_UnknownName', { names: names.join(', ') }));
  const data: Data = {};
  for (const [part, name] of Object.entries(tool.parts)) {
    const taken = shapeOf(contract, name);
    const input = Object.fromEntries(
      Object.entries(given).filter(([field]) => field in taken && field in known),
    );
    const result = await call(name, input, context);
    if ('problem' in result) return refused(sentenceOf(result.problem));
    data[part] = JSON.parse(JSON.stringify(result.output ?? null)) as Data[string];
  }
  const hasData = tells(tool, data);
  const cut = cutLists(data).map((told) => translate(locale, 'Programs_Cut', told));
  const reason = data['answer']?.['reason'];
  const note = hasData
    ? cut.join(' ') || null
    : typeof reason === 'string'
      ? reason
      : translate(locale, 'Programs_NoData');
  const address = pageAddress(tool, given, config.publicUrl, locale);
  const answer = { hasData, note, address, data };
  const text = JSON.stringify(answer);
  if (text.length > longestAnswer) return refused(translate(locale, 'Programs_TooLong'));
  return { content: [{ type: 'text', text }], structuredContent: answer };
}

/** Whether an answer tells anything: a list that is not empty, a value; where none is named, any part at all. */
function tells({ lists }: Tool, data: Data): boolean {
  if ('answer' in data) return typeof data['answer']?.['value'] === 'number';
  if (lists === undefined) return Object.values(data).some((part) => part !== null);
  return lists.some((path) => {
    const [part, name] = path.split('.', 2) as [string, string];
    const found = data[part]?.[name];
    return Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined;
  });
}

/** Cuts lists of things that are longer than an assistant reads; values and short numbers stay whole. Says which. */
function cutLists(data: Data): { list: string; shown: number; total: number }[] {
  const told = [];
  for (const part of Object.values(data))
    for (const [list, found] of Object.entries(part ?? {})) {
      if (!Array.isArray(found) || found.length <= longestList || list === 'values') continue;
      if (typeof found[0] !== 'object' || found[0] === null || 'day' in found[0]) continue;
      part![list] = found.slice(0, longestList);
      told.push({ list, shown: longestList, total: found.length });
    }
  return told;
}

function refused(text: string): ToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

function sentenceOf({ title, code, fields = [] }: Problem): string {
  const told = fields.map(({ path, message }) => ` ${path}: ${message}`).join('');
  return `${title} (${code})${told}`;
}
