import { expect, test } from 'vitest';
import { readHeadline } from '../text/read-headline.ts';
import type { RegionKnowledge } from './tag-regions.ts';
import { tagRegions } from './tag-regions.ts';
import { preparePlaces } from './prepare-places.ts';

const knowledge: RegionKnowledge = {
  places: preparePlaces({
    places: [
      ['Москва', 1124665, 1124665, 0],
      ['Подмосковье', 1124650, 0, 0],
      ['Владимир', 1124633, 1126100, 2],
      ['Сочи', 1124623, 1126200, 0],
      ['Громов', 1124623, 1126300, 0],
    ],
    adjectives: [['владимирский', 1124633]],
    people: [['москвичи', 1124665]],
    persons: [],
    firstNames: ['владимир', 'ива'],
    foreign: [['Moscow', 1124665]],
    lands: ['США'],
    world: [],
    abroad: [],
  }),
  country: { classes: ['no', 'yes'], buckets: 2, bias: [1, -1], scales: [1, 1], weights: new Int8Array(4) },
};
const regionsOf = (title: string, language: 'ru' | 'en' = 'ru') =>
  tagRegions(readHeadline({ title, language }), knowledge).regions;

test('Moscow the city and the region around it are told apart', () => {
  expect(regionsOf('Дождь надвигается на Москву')).toEqual([1124665]);
  expect(regionsOf('В Подмосковье открыли школу')).toEqual([1124650]);
});

test('Vladimir is a town after a preposition and a man before a surname', () => {
  expect(regionsOf('Во Владимире открыли школу')).toEqual([1124633]);
  expect(regionsOf('Владимир Путин открыл школу')).toEqual([]);
});

test('a town that bears a surname is meant by a sign of place, not where a man of the headline bears it', () => {
  expect(regionsOf('В Громове открыли школу')).toEqual([1124623]);
  expect(regionsOf('Громов ждёт паводок')).toEqual([1124623]);
  expect(regionsOf('Арбитр увидел фол на Громове')).toEqual([]);
  expect(regionsOf('Иван Громов выиграл бой, Громов доволен')).toEqual([]);
  expect(regionsOf('Иван Громов открыл школу в Громове')).toEqual([1124623]);
});

test('a club in quotes gives no region, its town without quotes does', () => {
  expect(regionsOf('Вратарь «Сочи» отразил пенальти')).toEqual([]);
  expect(regionsOf('В Сочи открылся форум')).toEqual([1124623]);
});

test('in news from abroad Moscow is the government, unless something happens there', () => {
  expect(regionsOf('США обвинили Москву во лжи')).toEqual([]);
  expect(regionsOf('Посла США вызвали в Москве')).toEqual([1124665]);
});

test('names in other scripts are found as they stand', () => {
  expect(regionsOf('Rain expected in Moscow today', 'en')).toEqual([1124665]);
  expect(regionsOf('Moscowites expect rain', 'en')).toEqual([]);
});
