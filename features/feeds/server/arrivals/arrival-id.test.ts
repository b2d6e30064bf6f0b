import { expect, test } from 'vitest';
import { arrivalId } from './arrival-id.ts';

test('one article in two feeds of an outlet is one, numbers of two feeds are not', () => {
  const article = { id: 'https://a.example/1', link: 'https://a.example/1' };
  expect(arrivalId(1, article)).toBe(arrivalId(2, article));
  const number = { id: '1', link: 'https://a.example/1' };
  expect(arrivalId(1, number)).not.toBe(arrivalId(2, number));
  expect(arrivalId(1, number)).toBe(arrivalId(1, { ...number, link: 'https://a.example/moved' }));
});

test('a stranger cannot take an outlet\u2019s id: the link\u2019s host belongs to it', () => {
  const id = 'https://a.example/1';
  expect(arrivalId(1, { id, link: id })).not.toBe(arrivalId(2, { id, link: 'https://b.example/1' }));
});

test('an id is short whatever the feed gives', () => {
  expect(arrivalId(1, { id: '\ud800'.repeat(900), link: null }).length).toBeLessThan(60);
});
