import { expect, test } from 'vitest';
import { z } from 'zod';
import { Flag, listOf } from '#platform/contract/fields.ts';
import { decodeText } from '#platform/shared/wire.ts';
import { readWireInput, withoutListMarks } from './wire-input.ts';

const schema = z.object({
  ids: listOf(z.int(), 5).default([]),
  names: z.array(z.string()).optional(),
  parts: z.array(z.object({ id: z.int(), isOn: z.boolean() })).optional(),
  size: z.int().nullable().optional(),
  isOn: z.boolean().optional(),
  any: Flag.optional(),
  inner: z.object({ days: z.array(z.int()), note: z.string() }).optional(),
});
const read = (text: string) => readWireInput(schema, decodeText(text));

test('a list comes as repeated names, with marks, as one value or as JSON', () => {
  for (const text of ['ids=1&ids=2', 'ids[]=1&ids[]=2', 'ids=[1,2]', 'ids.0=1&ids.1=2'])
    expect(read(text)).toEqual({ ids: [1, 2] });
  expect(read('ids=7')).toEqual({ ids: [7] });
  expect(read('inner.days[]=3&inner.note=5')).toEqual({ inner: { days: [3], note: '5' } });
});

test('a list of things comes as a thing of JSON each, or under places', () => {
  const parts = [{ id: 1, isOn: true }];
  expect(read(`parts[]=${encodeURIComponent('{"id":1,"isOn":true}')}`)).toEqual({ parts });
  expect(read('parts.0.id=1&parts.0.isOn=true')).toEqual({ parts });
});

test('text stays text, and what is no number stays as it came', () => {
  expect(read('names=007&size=x&any=true&isOn=false')).toEqual({
    names: ['007'],
    size: 'x',
    any: 'true',
    isOn: false,
  });
});

test('a name with a list mark is the name without it, beside the other too', () => {
  expect(withoutListMarks({ 'ids[]': [1], ids: 2, size: 3 })).toEqual({ ids: [2, 1], size: 3 });
  expect(withoutListMarks({ ids: [1] })).toEqual({ ids: [1] });
});
