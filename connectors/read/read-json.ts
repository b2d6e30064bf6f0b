import jsonata from 'jsonata';
import { isObject, type SourceRecord } from '../record.ts';
import { RefusedSource } from '../refused-source.ts';

/** The value of a JSON text; a text that ends too early is told from one that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const startsAsJson = /^\s*[[{]/.test(text);
    throw new RefusedSource(startsAsJson && !/[\]}]\s*$/.test(text) ? 'cut_off' : 'not_json', {}, error);
  }
}

/** Records that an expression finds in a value; without one the value itself is the list. */
export async function findRecords(value: unknown, expression: string | undefined): Promise<SourceRecord[]> {
  if (expression === undefined && Array.isArray(value)) return value.filter(isObject);
  const found = expression === undefined ? value : await evaluate(value, expression);
  return [found ?? []].flat().filter(isObject);
}

async function evaluate(value: unknown, expression: string): Promise<unknown> {
  try {
    return await (jsonata(expression).evaluate(value) as Promise<unknown>);
  } catch (error) {
    const said = isObject(error) && typeof error['message'] === 'string' ? error['message'] : String(error);
    throw new RefusedSource('bad_expression', { said: said.slice(0, 200) }, error);
  }
}
