import { expect, test } from 'vitest';
import type { Naming } from './naming.ts';
import { supportPerson, type PersonWords } from './support-person.ts';
import { supportThing, type ThingKnown } from './support-thing.ts';

const words: PersonWords = {
  firstNames: new Map([
    ['александр', ['александр', 'александра']],
    ['аллл', ['алла']],
    ['алл', ['алла']],
    ['тон', ['тони']],
  ]),
  latinNames: new Set(['gordon', 'will', 'virginia']),
  isName: (stem) => stem === 'brown' || stem === 'gordon',
};

/** A headline with the name between bars. */
function naming(text: string, others: Partial<Naming> = {}): Naming {
  const [before = '', name = '', after = ''] = text.split('|');
  const starts = before.length;
  const given = { language: /[а-я]/u.test(text) ? 'ru' : 'en', sourceId: 1, isCalled: false };
  return { ...given, title: before + name + after, starts, ends: starts + name.length, ...others };
}

test('a person is shown in the nominative that all read forms are cases of', () => {
  expect(supportPerson([naming('Выставка |Аллы Петровой| открылась')], words)).toBe('Алла Петрова');
  const forms = [
    'Тренер |Александры Петровой| ушёл',
    '|Александра Петрова| победила',
    'Приз дали |Александре Петровой|',
  ];
  expect(
    supportPerson(
      forms.map((form) => naming(form)),
      words,
    ),
  ).toBe('Александра Петрова');
  expect(
    supportPerson([naming('Бой |Тони Смитсона| отменён'), naming('|Тони Смитсон| победил')], words),
  ).toBe('Тони Смитсон');
});

test('where a man or a woman may be meant nobody is, until a headline tells', () => {
  expect(supportPerson([naming('Суд отпустил |Александра Винтера|')], words)).toBeUndefined();
  const told = [naming('Суд отпустил |Александра Винтера|'), naming('|Александр Винтер| вышел на свободу')];
  expect(supportPerson(told, words)).toBe('Александр Винтер');
});

test('a surname alone, two words of one headline and words of a headline in capitals are no person', () => {
  expect(
    supportPerson([naming('|Винтер| победил'), naming('Гол |Винтера| решил всё')], words),
  ).toBeUndefined();
  expect(supportPerson([naming('В городе прошёл забег |Дедов Морозов|')], words)).toBeUndefined();
  const loud = ['What |Will Use| of New Machines Bring', 'Why |Will Use| Of Old Machines Ends'];
  expect(
    supportPerson(
      loud.map((form) => naming(form)),
      words,
    ),
  ).toBeUndefined();
  const calm = ['A letter from |Gordon Brown| to his party', 'They spoke to |Gordon Brown| about banks'];
  expect(
    supportPerson(
      calm.map((form) => naming(form)),
      words,
    ),
  ).toBe('Gordon Brown');
});

const thing: ThingKnown = { kind: 7, kindShare: 1, isOther: false, isMade: false };

test('a thing is shown where the word before says what it is, in the nominative', () => {
  expect(supportThing([naming('Спущен на воду корвет «|Бодрый|»', { isCalled: true })], thing)).toBe(
    'Бодрый',
  );
  expect(supportThing([naming('Гол в ворота «|Бодрого|»')], { ...thing, kind: 1 })).toBeUndefined();
  expect(supportThing([naming('Клип на песню «|Бодрых|» вышел', { isCalled: true })], thing)).toBe('Бодрых');
  expect(
    supportThing([naming('Клип на песню «|Бодрова|» вышел', { isCalled: true })], thing),
  ).toBeUndefined();
  expect(
    supportThing([naming('Бои идут в районе |Балаклеи|', { isCalled: true })], { ...thing, kind: 3 }),
  ).toBeUndefined();
  expect(supportThing([naming('Вышел |Acme Phone 5|')], { ...thing, isMade: true })).toBe('Acme Phone 5');
});

test('a word that lists know as a place is no firm, unless headlines call it one in quotes', () => {
  const known = { ...thing, kind: 1, isOther: true };
  const quoted = naming('Футбольный клуб «|Омск|» победил', { isCalled: true });
  expect(supportThing([quoted], known)).toBe('Омск');
  expect(
    supportThing([quoted, naming('В |Омске| прошёл дождь'), naming('|Омск| ждёт весну')], known),
  ).toBeUndefined();
});

test('a body is known by its head and its place in the sentence', () => {
  const body = { ...thing, kind: 4 };
  expect(supportThing([naming('|Посольство Китая| ответило на ноту')], body)).toBe('Посольство Китая');
  expect(supportThing([naming('Худрук |Театра сатиры| ушёл')], body)).toBeUndefined();
  expect(supportThing([naming('|Совет Федерации принял| закон')], body)).toBeUndefined();
});
