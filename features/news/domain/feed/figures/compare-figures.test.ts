import { expect, test } from 'vitest';
import { compareFigures } from './compare-figures.ts';

const told = (...rows: [title: string, source: number, hour: number][]) =>
  compareFigures(
    rows.map(([title, sourceId, hour], at) => ({
      newsId: at + 1,
      title,
      language: /[а-я]/i.test(title) ? 'ru' : 'en',
      sourceId,
      publishedMs: hour * 3_600_000,
    })),
  );

test('outlets that go on with unlike numbers of the dead disagree', () => {
  expect(
    told(
      ['При пожаре в хосписе погибли 10 человек', 1, 9],
      ['Пожар в хосписе: 9 человек погибли', 2, 10],
      ['В хосписе при пожаре погибли 10 человек', 3, 11],
    ),
  ).toEqual([
    {
      isChange: false,
      values: [
        { newsId: 1, figure: '10 человек', value: 10 },
        { newsId: 2, figure: '9 человек', value: 9 },
      ],
    },
  ]);
});

test('a number that rises with the hours has changed', () => {
  expect(
    told(
      ['Police clash in London: 10 officers hurt in protest', 1, 9],
      ['London protest clash leaves 14 officers hurt', 2, 12],
    ),
  ).toEqual([
    {
      isChange: true,
      values: [
        { newsId: 1, figure: '10 officers', value: 10 },
        { newsId: 2, figure: '14 officers', value: 14 },
      ],
    },
  ]);
});

test('numbers in words, and what stands before its number, are compared too', () => {
  expect(
    told(
      ['Число погибших при взрыве на складе в Уфе выросло до 12', 1, 9],
      ['Взрыв на складе с девятью погибшими: что известно', 2, 12],
    ),
  ).toEqual([
    {
      isChange: true,
      values: [
        { newsId: 1, figure: '12', value: 12 },
        { newsId: 2, figure: 'девятью погибшими', value: 9 },
      ],
    },
  ]);
  expect(
    told(
      ['Ten sailors rescued after ferry sinks off Malta', 1, 9],
      ['Ferry sinks off Malta: 14 sailors rescued', 2, 10],
    )[0]?.values.map(({ figure }) => figure),
  ).toEqual(['Ten sailors', '14 sailors']);
});

test('a rounded number and the finer one that it rounds say the same', () => {
  const florida = (one: string, other: string) =>
    told(
      [`Florida reports ${one} cases of coronavirus, a record`, 1, 9],
      [`Coronavirus record for Florida: ${other} cases`, 2, 12],
    );
  expect(florida('15,000', '15,300')).toEqual([]);
  expect(florida('15,300', '15,000')).toEqual([]);
  expect(florida('15,000', '16,300')).toHaveLength(1);
  expect(
    told(['На 20% выросла смертность в Москве', 1, 9], ['Смертность в Москве выросла на 15,5%', 2, 9]),
  ).toHaveLength(1);
});

test('numbers of unlike things, of one outlet, far apart or of headlines with nothing in common say nothing', () => {
  expect(
    told(
      ['В Омске сгорели 10 домов на улице Мира', 1, 9],
      ['В Омске на улице Мира эвакуировали 12 человек', 2, 10],
    ),
  ).toEqual([]);
  expect(
    told(
      ['При пожаре в хосписе погибли 10 человек', 1, 9],
      ['При пожаре в хосписе погибли 9 человек', 1, 10],
    ),
  ).toEqual([]);
  expect(
    told(
      ['При пожаре в хосписе погибли 10 человек', 1, 9],
      ['При пожаре в хосписе спаслись 90 человек', 2, 10],
    ),
  ).toEqual([]);
  expect(told(['В Омске погибли 10 человек', 1, 9], ['Награды получат 9 человек', 2, 10])).toEqual([]);
});
