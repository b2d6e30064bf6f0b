import { expect, test } from 'vitest';
import { chooseTopics } from './choose-topics.ts';
import { fitsTag, tagOf } from './named-objects.ts';

const country = { id: 1, today: 40, before: 280 };
const event = { id: 2, today: 20, before: 0 };
const rare = { id: 3, today: 2, before: 0 };

test('what is new today stands before what is named every day, and what two headlines name is no topic', () => {
  expect(chooseTopics([country, event, rare], 5)).toEqual([event, country]);
  expect(chooseTopics([country, event, rare], 1)).toEqual([event]);
  expect(chooseTopics([], 5)).toEqual([]);
});

test('a person is found by the family name, as headlines have it; everything else by its whole name', () => {
  expect(tagOf({ objectType: 2, name: 'Владимир Путин' })).toBe('Путин');
  expect(tagOf({ objectType: 2, name: 'Pelé' })).toBe('Pelé');
  expect(tagOf({ objectType: 3, name: 'Красноярский край' })).toBe('Красноярский край');
});

test('a tag is never longer than a call takes', () => {
  expect([fitsTag('м'.repeat(60)), fitsTag('м'.repeat(61))]).toEqual([true, false]);
  expect(tagOf({ objectType: 4, name: 'м'.repeat(90) })).toHaveLength(60);
});
