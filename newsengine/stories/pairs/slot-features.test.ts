import { expect, test } from 'vitest';
import { tokenise } from '#newsengine/text/tokenise.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { readJapaneseSlots, readSlots } from './slots.ts';
import { setSlotFeatures, slotFeatureNames } from './slot-features.ts';

const slotsOf = (title: string, language: LanguageCode) => {
  if (language === 'ja') return readJapaneseSlots(title, ['工場', '火災', '火事']);
  const tokens = tokenise(title, language);
  return readSlots(tokens, language, (at) => /^\p{Lu}/u.test(tokens[at]?.text ?? '') && at > 0);
};

function features(one: string, two: string, language: LanguageCode = 'ru'): Record<string, number> {
  const row = new Float64Array(slotFeatureNames.length);
  setSlotFeatures(row, 0, slotsOf(one, language), slotsOf(two, language));
  return Object.fromEntries(slotFeatureNames.map((name, at) => [name, row[at] ?? 0]));
}

test('two headlines of one frame differ in the place that is filled', () => {
  expect(features('В Твери открыли мост', 'В Пензе открыли мост')).toMatchObject({
    frameShare: 0.75,
    frameWords: 3,
    swapsFilled: 1,
    placesAtOdds: 1,
  });
});

test('one surname with two first names is two persons', () => {
  const told = features('Умер актёр Олег Рожков', 'Умер актёр Семён Рожков');
  expect(told).toMatchObject({ namesakes: 1, personsShared: 1, swapsFilled: 1 });
});

test('whoever did it and to whom it was done may change places', () => {
  expect(features('«Заря» купила вратаря «Искры»', '«Искра» купила вратаря «Зари»')['turnedRound']).toBe(1);
  expect(features('«Заря» купила вратаря «Искры»', '«Заря» взяла вратаря «Искры»')['turnedRound']).toBe(0);
});

test('numbers of one thing agree or are at odds, of two things say nothing', () => {
  expect(features('Погибли 10 человек', 'Пострадали 12 человек')).toMatchObject({
    countsShared: 0,
    countsAtOdds: 1,
  });
  expect(features('Погибли 10 человек', 'Сгорели 12 домов')).toMatchObject({
    countsShared: 0,
    countsAtOdds: 0,
  });
});

test('Japanese fills a frame by runs of one script', () => {
  expect(features('千葉県で工場火災', '長野県で工場火災', 'ja')).toMatchObject({
    swapsFilled: 1,
    placesAtOdds: 1,
  });
  expect(features('千葉県で工場火災', '千葉の工場で火事', 'ja')).toMatchObject({ placesShared: 1 });
});

test('a title of several words is one name, whatever marks it stands in', () => {
  const other = features("'Harbour Street' cancelled", "'Harbour Lights' cancelled", 'en');
  expect(other).toMatchObject({ quotedShared: 0, quotedAtOdds: 1 });
  const same = features("'Harbour Lights' is back", "Fans of 'Harbour Lights' rejoice", 'en');
  expect(same).toMatchObject({ quotedShared: 1, quotedAtOdds: 0 });
  expect(features("Teachers' pay rises", "Nurses' pay rises", 'en')).toMatchObject({ quotedAtOdds: 0 });
});

test('a number in words is the number in figures', () => {
  expect(features('Заразились 6 млн человек', 'Заразились шесть миллионов человек')).toMatchObject({
    countsShared: 1,
    countsAtOdds: 0,
  });
});
