import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { registersRetrievedOn } from '../../domain/registers.ts';
import type { ListedMeasure } from '../list/load-list.ts';
import { savedTable } from './saved-table.ts';

const measure: ListedMeasure = {
  id: 7,
  version: 2,
  title: 'Маски',
  places: ['Москва', 'Тверская область'],
  direction: 1,
  status: 3,
  starts: '2021-07-12',
  ends: null,
  code: 'H6',
  strictness: 2,
  budget: 18_400_000,
  responsible: '',
  legalBasis: 'Указ № 1',
  legalLink: 'https://example.org/1',
  origin: null,
  author: { id: 1, name: 'А. Смирнова' },
  links: [],
  updatedAt: '2021-10-18T09:00:00Z',
  yugoIds: [],
  description: '',
  moderator: null,
  submittedAt: null,
  publishedAt: null,
  publishAt: null,
  expiresAt: null,
  isEdit: false,
  kept: null,
};
const say = ((key: string) => key) as Parameters<typeof savedTable>[1];

function saved(given: ListedMeasure) {
  const { columns, rows } = savedTable([given], say);
  return Object.fromEntries(columns.map(({ key }, at) => [key, rows[0]![at]]));
}

test('a saved row has term, amount, act with its link and the day it was looked at, and strictness', () => {
  expect(saved(measure)).toMatchObject({
    starts: '2021-07-12',
    ends: null,
    budget: 18_400_000,
    strictness: 2,
    basis: 'Указ № 1',
    basisLink: 'https://example.org/1',
    source: 'А. Смирнова',
    accessed: '2021-10-18',
  });
});

test('a register\u2019s row was looked at when the registers were taken over; without a link nothing was', async () => {
  expect(saved({ ...measure, origin: 'OxCGRT' })['accessed']).toBe(registersRetrievedOn);
  expect(saved({ ...measure, legalLink: '' })).toMatchObject({ basisLink: null, accessed: null });
  expect(await readFile('data/measures/SOURCE.md', 'utf8')).toContain(`Retrieved ${registersRetrievedOn}.`);
});
