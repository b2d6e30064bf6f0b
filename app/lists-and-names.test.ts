import { expect, test } from 'vitest';
import { z } from 'zod';
import { isFitForReplica, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { AppError } from '#platform/contract/errors.ts';
import { buildGate } from '#platform/server/gate.ts';
import { readWireInput } from '#platform/server/calls/wire-input.ts';
import { decodeText, encodeForm, encodeQuery } from '#platform/shared/wire.ts';
import { contract } from './contract.ts';
import { inputsWithLists, likelyInput } from './testing/hostile-inputs.ts';

const calls = Object.entries(contract) as [string, Endpoint][];
const gate = buildGate(contract, {}, 'links');

/** What the gate makes of an input: what the handler would get, or the fields it refuses with its sentences. */
function outcomeOf(key: string, input: object): object {
  const params = Object.fromEntries([...pathOf(key).matchAll(/:(\w+)/g)].map(([, name]) => [name!, '1']));
  try {
    return { taken: gate.prepare(key, { ...input, ...params }, { locale: 'en' }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: error.code, fields: error.details['fields'] };
  }
}

const marked = (input: object) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [Array.isArray(value) ? `${name}[]` : name, value]),
  );

test('every list of every call is one thing as JSON, as repeated names and as name[]', () => {
  let lists = 0;
  let taken = 0;
  for (const [key, { input }] of calls) {
    for (const given of inputsWithLists(input)) {
      const asJson = outcomeOf(key, given);
      lists++;
      // What no reading of its schema makes right cannot be compared, nor what is empty: a form has no name for it.
      if (!('taken' in asJson) || /\[\]|\{\}/.test(JSON.stringify(given))) continue;
      taken++;
      const wire = (text: URLSearchParams) =>
        outcomeOf(key, readWireInput(input, decodeText(text.toString())));
      expect.soft(wire(encodeQuery(given)), `${key} repeated`).toEqual(asJson);
      expect.soft(wire(encodeForm(given)), `${key} name[]`).toEqual(asJson);
      expect.soft(outcomeOf(key, marked(given)), `${key} name[] in JSON`).toEqual(asJson);
    }
  }
  expect(lists).toBeGreaterThan(80);
  expect(taken / lists).toBeGreaterThan(0.7);
});

test('an address may carry names of others; a body may not, and is told which', () => {
  for (const [key, { input, verb }] of calls) {
    const given = likelyInput(input);
    const surprised = outcomeOf(key, { ...given, surpriseOfOthers: '1' });
    if (verb === 'GET') expect.soft(surprised, key).toEqual(outcomeOf(key, given));
    else {
      expect.soft(surprised, key).toMatchObject({ refused: 'bad_request' });
      expect.soft(JSON.stringify(surprised), key).toContain('surpriseOfOthers');
    }
  }
});

/** Inner objects in which other names may stand: browsers add to what a passkey answers. */
const open = /Passkey: answer/;

/** Every place in a body where an inner object stands. */
function* innerObjects(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<readonly (string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && path.length > 0) yield path;
  for (const [name, each] of Object.entries(value)) yield* innerObjects(each, [...path, name]);
}

function withSurprise(body: object, path: readonly (string | number)[]): object {
  const copy = structuredClone(body) as Record<string | number, unknown>;
  let at = copy;
  for (const name of path) at = at[name] as Record<string | number, unknown>;
  at['surpriseOfOthers'] = '1';
  return copy;
}

test('inner objects of a body refuse names they do not know too, at their place', () => {
  let tried = 0;
  const taken: string[] = [];
  for (const [key, { input, verb }] of calls) {
    if (verb === 'GET') continue;
    const given = likelyInput(input);
    if (!('taken' in outcomeOf(key, given))) continue;
    for (const path of innerObjects(given)) {
      tried++;
      const outcome = outcomeOf(key, withSurprise(given, path));
      if ('taken' in outcome) taken.push(`${key}: ${path.join('.')}`);
      else expect.soft(JSON.stringify(outcome), key).toContain('surpriseOfOthers');
    }
  }
  expect(taken.filter((at) => !open.test(at))).toEqual([]);
  expect(tried).toBeGreaterThan(20);
});

test('what freezes a ranking, or reads one that the answer before it froze, is never read from a replica', () => {
  const knowsRanking = (schema: z.ZodType, io: 'input' | 'output') =>
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })).includes('"requestId"');
  const wrong = calls.filter(
    ([, call]) =>
      isFitForReplica(call) && (knowsRanking(call.input, 'input') || knowsRanking(call.output, 'output')),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
  expect(calls.filter(([, call]) => isFitForReplica(call)).length).toBeGreaterThan(100);
});
