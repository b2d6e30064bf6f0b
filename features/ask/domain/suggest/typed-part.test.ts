import { expect, test } from 'vitest';
import { typedPart } from './typed-part.ts';

const marked = (typed: string, suggestion: string) => {
  const part = typedPart(typed, suggestion);
  return part && suggestion.slice(...part);
};

test('the letters of the word that is being typed are marked where they begin a word', () => {
  expect(marked('безработица в тат', 'безработица в Татарстане')).toBe('Тат');
  expect(marked('безработица в Тат', 'где безработица как в Татарстане')).toBe('Тат');
  expect(marked('зел', 'сколько зелёных')).toBe('зел');
  expect(marked('失業率タタ', '失業率タタールスタン')).toBe('失業率タタ');
  expect(marked('県の失業率タ', '失業率タタールスタン')).toBe('失業率タ');
});

test('what begins no word is marked nowhere, and neither is nothing', () => {
  expect(marked('атар', 'безработица в Татарстане')).toBeNull();
  expect(marked('', 'безработица')).toBeNull();
});
