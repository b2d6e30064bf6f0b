import { expect, test } from 'vitest';
import { emptyContent, type MeasureContent } from './measure-content.ts';
import { meaningOf } from './meaning-of.ts';

const before: MeasureContent = {
  ...emptyContent(1, [1, 2]),
  starts: '2021-07-12',
  ends: '2021-09-05',
  budget: 18_400_000,
  strictness: 2,
  legalBasis: 'Act 1, clauses 2-5',
  indicators: [{ name: 'Cases', unitId: null, baseline: 190, target: 140, date: null }],
};
const of = (field: Parameters<typeof meaningOf>[0], part: Partial<MeasureContent>, hasNewDocument = false) =>
  meaningOf(field, before, { ...before, ...part }, hasNewDocument);

test('a term of eight weeks has 56 days, told once beside its end', () => {
  const term = { starts: '2021-10-25', ends: '2021-12-19' };
  expect(of('ends', term)).toEqual({ kind: 'days', days: 56, before: 56 });
  expect(of('starts', term)).toBeNull();
  expect(of('starts', { starts: '2021-07-13' })).toEqual({ kind: 'days', days: 55, before: 56 });
  expect(of('ends', { ends: null })).toEqual({ kind: 'endless' });
});

test('money is told as a difference and its share of what was, a first sum without one', () => {
  expect(of('budget', { budget: 23_000_000 })).toEqual({ kind: 'money', difference: 4_600_000, share: 0.25 });
  expect(meaningOf('budget', { ...before, budget: null }, before, false)).toEqual({
    kind: 'money',
    difference: 18_400_000,
    share: null,
  });
});

test('places are counted both ways, a code of the book is stricter or softer', () => {
  expect(of('yugoIds', { yugoIds: [2, 3, 4] })).toEqual({ kind: 'counted', added: 2, removed: 1 });
  expect(of('subjects', { subjects: [{ kind: 'age', value: '65+' }] })).toMatchObject({ added: 1 });
  expect(of('strictness', { strictness: 3 })).toEqual({ kind: 'stricter' });
  expect(of('strictness', { strictness: 1 })).toEqual({ kind: 'softer' });
});

test('one target that moved is told by how much, several are counted', () => {
  const [cases] = before.indicators as [MeasureContent['indicators'][number]];
  expect(of('indicators', { indicators: [{ ...cases, target: 175 }] })).toEqual({
    kind: 'target',
    share: 0.25,
    now: 190,
  });
  expect(of('indicators', { indicators: [cases, { ...cases, name: 'Rt' }] })).toEqual({
    kind: 'targets',
    moved: 0,
    added: 1,
    removed: 0,
  });
});

test('another act without a new file or link is warned of', () => {
  const act = { legalBasis: 'Act 1, clauses 2-7' };
  expect(of('legalBasis', act)).toEqual({ kind: 'noEdition' });
  expect(of('legalBasis', act, true)).toBeNull();
  expect(of('legalBasis', { ...act, legalLink: 'https://acts.example/2' })).toBeNull();
});
