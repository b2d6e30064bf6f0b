import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleBeds, sampleFamily, sampleHealth } from '../../testing/sample-health.ts';
import { FamilyParts } from '../depth/FamilyParts.tsx';
import type { FamilyStats } from '../depth/load-family.ts';
import { HealthParts } from './HealthParts.tsx';

const family = (stats: FamilyStats | null) => <FamilyParts yugoId={1} family="health" stats={stats} />;

test.each<[string, () => ReactNode, RegExp]>([
  [
    'supply: figure, rank with of how many and from which end, country, source and year',
    () => <HealthParts health={sampleHealth} />,
    /Обеспеченность койками, коек на 10 000 60,0 83-е по величине из 85, в России 80,0\. Росстат, 2018/,
  ],
  [
    'diseases by age: the commonest in the title, what is not published said, where the series ends',
    () => <HealthParts health={sampleHealth} />,
    /Чаще всего: болезни органов дыхания, 50 % первых диагнозов.*Все болезни нет данных 200,0 90,0 100,0 −20 % 110,0.*дыхания нет данных 100,0 45,0 50,0 0 % нет данных.*Минздрав России: Форма 12\. Новее открытых данных нет/,
  ],
  [
    'diseases beside the country: the one that differs most in the title',
    () => {
      const [all, lungs] = sampleHealth.morbidity!.classes;
      const morbidity = { ...sampleHealth.morbidity!, classes: [all!, { ...lungs!, country: 40 }] };
      return <HealthParts health={{ ...sampleHealth, morbidity }} />;
    },
    /Заметнее всего: болезни органов дыхания, на 25 ?% чаще, чем в стране Впервые поставленные диагнозы на жителя, 2016 год/,
  ],
  [
    'diseases whose source gives one age for all: held back with the reason, no change told',
    () => {
      const [all, lungs] = sampleHealth.morbidity!.classes;
      const doubted = { ...lungs!, ages: { ...lungs!.ages, all: null }, doubt: 'repeatsPart' as const };
      const morbidity = { ...sampleHealth.morbidity!, classes: [all!, doubted] };
      return <HealthParts health={{ ...sampleHealth, morbidity }} />;
    },
    /Пометка.*дыхания нет данных 100,0 45,0 нет данных нет данных нет данных В источнике опечатка: за все возрасты/,
  ],
  [
    'the epidemic of 2020 where it was counted',
    () => <HealthParts health={sampleHealth} />,
    /Койки для больных COVID-19 в 2020 году 20 апреля 2020/,
  ],
  [
    'nothing published: each says why, the epidemic takes no room',
    () => <HealthParts health={{ ...sampleHealth, supply: [], morbidity: null, epidemic: [] }} />,
    /Койки и врачи для этого места не опубликованы.*открытый ряд есть не у всех и не за все годы\.$/,
  ],
  ['the call failed', () => <HealthParts health={null} />, /Койки, врачи, медсёстры.*Не удалось загрузить/],
  [
    'a family: value with its unit, rank, country, source and period; the neighbours in one table',
    () => family(sampleFamily),
    /Здоровье: Москва.*Обеспеченность койками: 60,0 койки на 10 000 2018, 83-е по величине из 85, в России 80,0 койки на 10 000.*Росстат: Регионы России, 2018.*Рядом с соседями.*Москва 60,0 Орловская область 90,0 Россия 80,0/,
  ],
  [
    'a series that a census was counted in: drawn as a break, named by its year',
    () =>
      family({
        ...sampleFamily,
        indicators: [{ ...sampleBeds, breaks: [{ day: '2018-12-31', census: 2010 }] }],
      }),
    /перепись 2010/,
  ],
  [
    'a figure that the import doubts stands with its reason and is said to be left out; one held back is not shown',
    () => {
      const leap = { day: '2012-12-31', value: 240, judgedOn: {}, note: null };
      const findings = [
        { ...leap, rule: 'jumpAndBack', state: 'flagged' } as const,
        { ...leap, rule: 'differsFromTwin', state: 'held' } as const,
      ];
      return family({ ...sampleFamily, indicators: [{ ...sampleBeds, findings }] });
    },
    /2012: 240,0 .*Скачок в четыре раза и обратно: похоже на опечатку в источнике\. В ряд, сравнения и места не входит\. 2012: значение не показываем\. Другая официальная таблица/,
  ],
  [
    'a family of generated figures is marked',
    () => family({ ...sampleFamily, indicators: [{ ...sampleBeds, sample: true }] }),
    /60,0 койки на 10 000 пример/,
  ],
  [
    'a place alone has no table of neighbours, and one that is no subject no rank',
    () =>
      family({ ...sampleFamily, indicators: [{ ...sampleBeds, neighbours: [], country: null, rank: null }] }),
    /60,0 койки на 10 000 2018 (?!.*по величине)(?!.*Рядом)/,
  ],
  [
    'a family that nobody publishes for the place',
    () => family({ ...sampleFamily, indicators: [] }),
    /показатели раздела открыто не публикуются/,
  ],
  ['the call of the family failed', () => family(null), /Показатели.*Не удалось загрузить.*Повторить/],
])('%s', (_what, part, says) => {
  expect(drawTile(part()).replaceAll(/ ([,.:])/g, '$1')).toMatch(says);
});
