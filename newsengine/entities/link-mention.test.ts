import { expect, test } from 'vitest';
import type { ListedEntity } from './find-listed-names.ts';
import { linkMention, type LinkContext } from './link-mention.ts';
import { mentionKey } from './mention-key.ts';
import { createPersonMemory } from './person-memory.ts';

const listed = (id: number, kind: number, name: string): ListedEntity => ({
  id,
  kind,
  key: mentionKey(name),
});
const duma = listed(1, 4, 'Государственная дума');
const china = listed(15, 3, 'Китай');
const gazprom = listed(16, 1, 'Газпром');
const gazetteer = new Map([
  [mentionKey('Китай'), [china]],
  [mentionKey('Китая'), [china]],
  [mentionKey('Газпрома'), [gazprom]],
  [mentionKey('Госдума'), [duma]],
  [mentionKey('Реж'), [listed(13, 3, 'Реж')]],
  [mentionKey('Елань'), [listed(1_126_900, 3, 'Елань')]],
  [mentionKey('Дальний Берег'), [listed(17, 3, 'Дальний Берег')]],
  [mentionKey('СНГ'), [listed(18, 5, 'Содружество')]],
  [mentionKey('Окна'), [listed(19, 7, 'Окна')]],
  [mentionKey('Грозный'), [listed(14, 3, 'Грозный')]],
  [mentionKey('Киров'), [listed(11, 3, 'Киров Кировская'), listed(12, 3, 'Киров Калужская')]],
]);
const context = (more: Partial<LinkContext> = {}): LinkContext => ({
  gazetteer,
  persons: createPersonMemory(),
  firstNames: new Set(['Сергей', 'Анна', 'Мария'].map(mentionKey)),
  hours: 100,
  storyPersons: new Set(),
  yugoIds: [],
  text: '',
  starts: 9,
  ...more,
});
const link = (kind: number, text: string, where: LinkContext = context()) =>
  linkMention(kind, mentionKey(text), { ...where, text });

test('an inflected alias leads to the listed entity, under the list\u2019s kind', () => {
  expect(link(4, 'Госдумы')).toEqual({ kind: 4, key: duma.key, isListed: true });
  expect(link(10, 'Госдуме')).toEqual({ kind: 4, key: duma.key, isListed: true });
  expect(link(7, 'Госдуме')?.isListed).toBe(false);
});

test('towns of one name are told apart by the item\u2019s regions', () => {
  expect(link(3, 'Кирове', context({ yugoIds: [12] }))?.key).toBe(mentionKey('Киров Калужская'));
  expect(link(3, 'Кирове')).toEqual({ kind: 3, key: mentionKey('Киров'), isListed: false });
});

test('first name, surname and patronymic in any order and case are one person', () => {
  const forms = ['Сергей Собянин', 'Сергея Семеновича Собянина', 'Собянину Сергею'];
  expect(new Set(forms.map((form) => link(2, form)?.key)).size).toBe(1);
});

test('a surname alone means the one full name of the last days', () => {
  const where = context();
  link(2, 'Сергей Собянин', where);
  expect(link(2, 'Собяниным', where)?.key).toBe(mentionKey('Сергей Собянин'));
  expect(link(2, 'Собянин', { ...where, hours: 300 })?.key).toBe(mentionKey('Собянин'));
});

test('of two persons of one surname the story\u2019s own is meant, elsewhere neither', () => {
  const where = context();
  link(2, 'Анна Иванова', where);
  link(2, 'Мария Иванова', where);
  expect(link(2, 'Иванова', where)?.key).toBe(mentionKey('Иванова'));
  const inStory = { ...where, storyPersons: new Set([mentionKey('Мария Иванова')]) };
  expect(link(2, 'Ивановой', inStory)?.key).toBe(mentionKey('Мария Иванова'));
});

test('a first name alone is nobody', () => {
  expect(link(2, 'Сергею')).toBeUndefined();
});

test('a word in an adjective\u2019s case is a town only where the item concerns it', () => {
  expect(link(3, 'Режим')).toBeUndefined();
  expect(link(3, 'Реже')?.isListed).toBe(true);
  expect(link(3, 'Грозного')).toBeUndefined();
  expect(link(3, 'Грозного', context({ yugoIds: [14] }))?.isListed).toBe(true);
});

test('an adjective names a place only where a capital within the sentence makes it a name', () => {
  expect(link(3, 'славянской')).toBeUndefined();
  expect(link(3, 'Славянская', context({ starts: 0 }))).toBeUndefined();
  expect(link(3, 'Лубянская')?.isListed).toBe(false);
});

test('the genitive of a country in -ай is the country', () => {
  expect(link(3, 'Китая')?.key).toBe(china.key);
  expect(link(3, 'Китаем')?.key).toBe(china.key);
});

test('a product under a firm\u2019s own name is the firm', () => {
  expect(link(7, 'Газпрома')?.key).toBe(gazprom.key);
});

test('two persons run together are nobody', () => {
  expect(link(2, 'Сергея Собянина Анна')).toBeUndefined();
});

test('an office taken for a person is the office, and a club before a whole name is no part of it', () => {
  expect(link(2, 'Госдумы')).toEqual({ kind: 4, key: duma.key, isListed: true });
  expect(link(2, 'Газпром')).toMatchObject({ kind: 2, isListed: false });
  expect(link(2, 'Зенита Сергея Семака')).toBeUndefined();
});

test('a town of Russia is meant where the headline is of it, not where a man or another word has its stem', () => {
  const elan = { kind: 3, key: mentionKey('Елань'), isListed: true };
  expect(link(3, 'Елани', context({ yugoIds: [1_126_900] }))).toEqual(elan);
  expect(link(3, 'Еланом')).toBeUndefined();
  // Of headlines in other languages the regions name no towns.
  expect(linkMention(3, mentionKey('Елань'), context({ text: 'Yelan' }))).toEqual(elan);
});

test('what only one of the lists bears is that one, though the tagger takes it for another kind', () => {
  expect(link(2, 'Дальнего Берега')).toEqual({ kind: 3, key: mentionKey('Дальний Берег'), isListed: true });
  expect(link(3, 'СНГ')).toEqual({ kind: 5, key: mentionKey('Содружество'), isListed: true });
  expect(link(1, 'Окнах')).toEqual({ kind: 7, key: mentionKey('Окна'), isListed: true });
  expect(link(7, 'Газпроме')?.kind).toBe(1);
  expect(link(3, 'Газпроме')?.isListed).toBe(false);
});
