import { expect, test } from 'vitest';
import { decideJoins, type Bearer } from './decide-joins.ts';

const read = (id: number, kind: number): Bearer => ({
  id,
  kind,
  isListed: false,
  isRegistered: false,
  numbers: [],
  isUsual: true,
  isForeign: false,
});
const listed = (id: number, kind: number): Bearer => ({ ...read(id, kind), isListed: true });
const registered = (id: number, kind: number, ...numbers: string[]): Bearer => ({
  ...read(id, kind),
  isRegistered: true,
  numbers,
});
const [company, person, place, body, event] = [1, 2, 3, 4, 9];

test('a list, a register and the news know one bank: the listed one keeps the address', () => {
  const bearers = [
    registered(7, company, 'inn 7707083893', 'isin A', 'isin B'),
    listed(5, company),
    read(9, company),
  ];
  expect(decideJoins('сбербанк', bearers)).toEqual([
    { goneId: 7, keptId: 5 },
    { goneId: 9, keptId: 5 },
  ]);
});

test('two numbers of one register stay two, and the name in the news is neither', () => {
  const bearers = [registered(1, company, 'inn 1'), registered(2, company, 'inn 2'), read(3, company)];
  expect(decideJoins('восток', bearers)).toEqual([]);
});

test('numbers of different registers, or of many shares, speak against nothing', () => {
  const bearers = [registered(1, company, 'inn 1', 'isin A'), registered(2, company, 'lei 2', 'isin B')];
  expect(decideJoins('восток', bearers)).toEqual([{ goneId: 2, keptId: 1 }]);
});

test('a club and a foreign firm are no firm of a register, parties of one name are two', () => {
  const club = { ...listed(1, company), isForeign: true };
  expect(decideJoins('зенит', [club, registered(2, company, 'inn 2')])).toEqual([]);
  expect(decideJoins('народн парт', [listed(1, 10), registered(2, 10, 'wikidata Q1')])).toEqual([]);
});

test('a corporation that one list has among offices is the firm of the other', () => {
  expect(decideJoins('росатом', [registered(9, body), listed(1, company)])).toEqual([
    { goneId: 9, keptId: 1 },
  ]);
  expect(decideJoins('роскосмос', [listed(1, body), registered(9, company, 'inn 1')])).toEqual([
    { goneId: 9, keptId: 1 },
  ]);
});

test('another name alone of both sides is not enough', () => {
  const bearers = [listed(1, body), registered(2, body)].map((each) => ({ ...each, isUsual: false }));
  expect(decideJoins('цб', bearers)).toEqual([]);
});

test('an office read as a person, a firm and an event is the office', () => {
  const bearers = [listed(1, body), read(2, person), read(3, company), read(4, event)];
  expect(decideJoins('минздрав', bearers).map(({ goneId }) => goneId)).toEqual([2, 3, 4]);
});

test('a surname that a firm or a club bears too stays apart, and so does a place', () => {
  expect(
    decideJoins('ростов', [listed(1, company), read(2, person), listed(3, place), read(4, place)]),
  ).toEqual([]);
});

test('persons meet by their whole name, and of namesakes none is chosen', () => {
  expect(decideJoins('серг фургал', [registered(1, person, 'wikidata Q1'), read(2, person)])).toEqual([
    { goneId: 2, keptId: 1 },
  ]);
  expect(decideJoins('фургал', [registered(1, person, 'wikidata Q1'), read(2, person)])).toEqual([]);
  const namesakes = [
    registered(1, person, 'wikidata Q1'),
    registered(2, person, 'wikidata Q2'),
    read(3, person),
  ];
  expect(decideJoins('игор иванов', namesakes)).toEqual([]);
});

test('two names of the news alone are one where their kind is', () => {
  expect(decideJoins('совбез', [read(2, body), read(1, body), read(3, person)])).toEqual([
    { goneId: 2, keptId: 1 },
  ]);
});

test('under a word that every state has, nobody is joined to anybody', () => {
  expect(decideJoins('совет безопасност', [registered(1, body), read(2, body)])).toEqual([]);
  expect(decideJoins('совет федерац', [registered(1, body), read(2, body)])).toEqual([
    { goneId: 2, keptId: 1 },
  ]);
});

test('what the tagger takes for another kind is the one of a list by hand, where nobody else is known by the form', () => {
  const [union, product] = [5, 7];
  const one = [{ goneId: 2, keptId: 1 }];
  expect(decideJoins('магаз', [listed(1, product), read(2, company)])).toEqual(one);
  expect(decideJoins('дальн берег', [listed(1, place), read(2, person)])).toEqual(one);
  expect(decideJoins('снг', [listed(1, union), read(2, place)])).toEqual(one);
  expect(decideJoins('берег', [listed(1, place), read(2, person)])).toEqual([]);
  expect(decideJoins('магаз', [listed(1, product), read(2, event)])).toEqual([]);
  expect(decideJoins('магаз', [registered(1, product), read(2, company)])).toEqual([]);
  expect(decideJoins('магаз', [listed(1, product), registered(3, person), read(2, company)])).toEqual([]);
});
