import { expect, test } from 'vitest';
import { bestForm, countForm, type FormCounts } from './form-counts.ts';
import { isBrokenMention, mentionName, personKind } from './mention-form.ts';
import { mentionKey } from './mention-key.ts';

test.each([
  ['Собянин', 'Собянина', 'Собянину', 'Собяниным', 'Собянине'],
  ['«Локомотив»', 'Локомотива', 'Локомотивом'],
  ['Минздрав', 'Минздраву', 'Минздравом'],
  ['Россия', 'России', 'Россию', 'Россией'],
  ['Дмитрий', 'Дмитрия', 'Дмитрием'],
  ['Казань', 'Казани', 'Казанью'],
  ['Единая Россия', 'Единой России', 'Единую Россию'],
  ['Достоевский', 'Достоевского', 'Достоевским'],
  ['Вадим', 'Вадима', 'Вадиму', 'Вадимом', 'Вадиме'],
  ['Артём', 'Артема', 'Артёмом', 'Артеме'],
  ['Росатом', 'Росатома', 'Росатому', 'Росатомом'],
  ['Крым', 'Крыма', 'Крыму', 'Крымом'],
  ['Ким', 'Кима', 'Киму', 'Кимом'],
  ['Trump', "Trump's", 'TRUMP'],
])('all forms of %s have one key', (...forms) => {
  expect(new Set(forms.map(mentionKey)).size).toBe(1);
});

test('names that differ keep their keys apart', () => {
  expect(
    new Set(['Путин', 'Путинцев', 'Иванов', 'Иванишин', 'Уфа', 'Уфимцев', 'Том', 'Тимур'].map(mentionKey))
      .size,
  ).toBe(8);
});

test.each<[string, string, string]>([
  ['cut inside a word', 'Собянин', 'Собянинский указ'],
  ['a quote left open', '«Зенит', '«Зенит» выиграл'],
  ['one letter', 'С', 'С новым годом'],
  ['cut out of a name in quotes', 'Барс', 'Якупов перешёл бы в «Ак Барс»'],
])('%s is no name', (_what, text, title) => {
  const at = title.indexOf(text);
  expect(isBrokenMention(1, text, title, at, at + text.length)).toBe(true);
});

test('a person has no figures, and a whole name is none of that', () => {
  expect(isBrokenMention(personKind, 'Трамп 2020', 'Трамп 2020 побеждает', 0, 10)).toBe(true);
  expect(isBrokenMention(personKind, 'Автогол Рыкова', 'Автогол Рыкова спас «Локомотив»', 0, 14)).toBe(true);
  expect(isBrokenMention(personKind, 'Сергей Собянин', 'Сергей Собянин: всё', 0, 14)).toBe(false);
});

test.each([
  [personKind, 'Оскорбивший Нурмагомедова'],
  [personKind, 'Инфекционист Минздрава'],
  [personKind, 'Основатель Facebook'],
  [4, 'Посольство обвинило США'],
  [4, 'Европейского'],
  [5, 'Международный'],
])('of kind %i "%s" is a piece of a headline', (kind, text) => {
  expect(isBrokenMention(kind, text, `${text}: всё`, 0, text.length)).toBe(true);
});

test.each([
  [personKind, 'Кристина Асмус'],
  [personKind, 'Владимир Медведев'],
  [personKind, 'Христос Воскресший'],
  [4, 'Следственный комитет'],
  [4, 'Министерство внутренних дел'],
  [1, 'Первый'],
])('of kind %i "%s" is a name', (kind, text) => {
  expect(isBrokenMention(kind, text, `${text}: всё`, 0, text.length)).toBe(false);
});

test('the form shown is the nominative, quotes around it left out', () => {
  expect(mentionName('«Зенит»')).toBe('Зенит');
  expect(
    bestForm(
      new Map([
        ['Сергея Собянина', 3],
        ['Сергей Собянин', 1],
        ['Сергею Собянину', 2],
      ]),
    ),
  ).toBe('Сергей Собянин');
});

test.each([
  [['Росатома', 'Росатом', 'Росатомом'], 'Росатом'],
  [['Вадима Шумкова', 'Вадим Шумков'], 'Вадим Шумков'],
  [['Крыма', 'Крым'], 'Крым'],
  [['Единой России', 'Единая Россия'], 'Единая Россия'],
])('of %s the one without an ending is shown', (forms, shown) => {
  for (const order of [forms, forms.toReversed()])
    expect(bestForm(new Map(order.map((form) => [form, 3])))).toBe(shown);
});

test('a name is told anew only when a better form is read', () => {
  const counts: FormCounts = new Map();
  expect(countForm(counts, '2 x', 'Собяниным')).toBe('Собяниным');
  expect(countForm(counts, '2 x', 'Собянин')).toBe('Собянин');
  expect(countForm(counts, '2 x', 'Собяниным')).toBeUndefined();
});

test('abbreviations of what happens, and a question with a surname, are no names', () => {
  expect(isBrokenMention(3, 'ДТП', 'Погиб в ДТП', 8, 11)).toBe(true);
  expect(isBrokenMention(personKind, 'Что Болтон', 'Что Болтон знает', 0, 10)).toBe(true);
});
