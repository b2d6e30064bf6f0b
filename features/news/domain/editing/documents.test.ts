import { expect, test } from 'vitest';
import {
  canBeRemoved,
  emptyContent,
  inEveryLanguage,
  missingParts,
  type CompilationRule,
} from './documents.ts';

const rule: CompilationRule = {
  words: { ru: [], en: [], ja: [], pt: [], es: [] },
  rubrics: [],
  yugoIds: [],
  entityIds: [],
  days: 30,
};

test('an empty document lacks all it needs', () => {
  expect(missingParts('compilation', emptyContent('compilation', 'ru'))).toEqual(['texts', 'items']);
  expect(missingParts('article', emptyContent('article', 'ru'))).toEqual(['title', 'body']);
  expect(missingParts('service', emptyContent('service', 'ru'))).toEqual(['texts']);
});

test('a compilation needs a name in one language, and news or a rule that narrows', () => {
  const texts = {
    ...inEveryLanguage({ title: '', description: '' }),
    pt: { title: 'Vacinas', description: '' },
  };
  expect(missingParts('compilation', { texts, rule: null, items: [{ newsId: 1, note: '' }] })).toEqual([]);
  expect(missingParts('compilation', { texts, rule, items: [] })).toEqual(['rule']);
  expect(missingParts('compilation', { texts, rule: { ...rule, rubrics: [12] }, items: [] })).toEqual([]);
});

test('an announcement may lack a language, but not half of one', () => {
  const texts = { ...inEveryLanguage({ title: '', body: '' }), en: { title: 'News', body: 'Text' } };
  expect(missingParts('service', { texts })).toEqual([]);
  expect(missingParts('service', { texts: { ...texts, es: { title: '', body: 'Texto' } } })).toEqual([
    'texts.es.title',
  ]);
});

test('About alone can not be removed', () => {
  expect([canBeRemoved('service', 35), canBeRemoved('service', 36), canBeRemoved('article', 35)]).toEqual([
    false,
    true,
    true,
  ]);
});
