import { expect, test } from 'vitest';
import { compareHeads, compareLetters, compareOrder, comparePlaces } from './form-features.ts';
import { formFeatureCount, formFeatures } from './form-features.ts';
import type { HeadlineForm } from './headline-form.ts';
import { readForm } from './headline-form.ts';

const weights = { rarity: new Uint8Array(1024).fill(255) };
const read = (headline: string): HeadlineForm => readForm(headline, 'ru', weights);
const form = (order: readonly number[], places: readonly [number, number][] = []): HeadlineForm => ({
  ...read(''),
  order,
  places: new Map(places),
});

test('letters are wholly alike for one spelling, partly for half of it, and not at all without any', () => {
  const whole = read('метеорологи');
  expect(compareLetters(whole, read('Метеорологи!'))).toBeCloseTo(1);
  const half = compareLetters(whole, read('метеослужба'));
  expect(half).toBeGreaterThan(0.1);
  expect(half).toBeLessThan(0.7);
  expect(compareLetters(whole, read(''))).toBe(0);
});

test('order counts terms that both have one after another, against the shorter headline', () => {
  expect(compareOrder(form([1, 2, 3, 4]), form([1, 9, 3, 4]))).toBe(0.75);
  expect(compareOrder(form([1, 2]), form([2, 1, 5]))).toBe(0.5);
  expect(compareOrder(form([]), form([1]))).toBe(0);
});

test('heads are the first two terms, met anywhere in the other headline', () => {
  expect(compareHeads(form([1, 2, 3]), form([3, 1, 2]))).toBe(1);
  expect(compareHeads(form([1, 2]), form([1, 7, 8]))).toBe(0.5);
  expect(compareHeads(form([]), form([]))).toBe(0);
});

test('two names in one place clash, one name in it agrees, other places say nothing', () => {
  const one = form(
    [],
    [
      [10, 1],
      [11, 2],
      [12, 3],
    ],
  );
  const two = form(
    [],
    [
      [10, 1],
      [11, 9],
      [13, 3],
    ],
  );
  expect(comparePlaces(one, two)).toEqual([1, 1]);
  expect(comparePlaces(read('Взрыв в Омске'), read('Взрыв в Томске'))).toEqual([1, 0]);
});

test('a pair has its features in one order whichever item stands first', () => {
  const one = read('Школьники нашли клад');
  const two = read('Клад нашли под Тверью школьники из Ржева');
  const features = formFeatures(one, two);
  expect(features).toHaveLength(formFeatureCount);
  expect(formFeatures(two, one)).toEqual(features);
});

test('verbs that both have add up, those of the shorter alone are counted apart', () => {
  const [shared, lone] = formFeatures(read('Завод построили'), read('Завод построили и открыли')).slice(-2);
  expect([shared, lone]).toEqual([1, 0]);
  expect(formFeatures(read('Завод сгорел'), read('Завод построили')).slice(-2)).toEqual([0, 1]);
});
