import { expect, test } from 'vitest';
import { readSubject } from './read-subject.ts';

test.each([
  ['Что писали о масках в Москве?', 'news', 'масках в Москве'],
  ['what was written about Tula', 'news', 'Tula'],
  ['マスクについての報道は', 'news', 'マスク'],
  ['O que escreveram sobre vacinas?', 'news', 'vacinas'],
  ['¿Qué se escribió sobre Kazán?', 'news', 'Kazán'],
  ['Кто губернатор Тульской области?', 'head', 'Тульской области'],
  ['Who is the governor of Tatarstan?', 'head', 'Tatarstan'],
  ['モスクワの市長は誰ですか', 'head', 'モスクワ'],
  ['Quem é o governador de Tula?', 'head', 'Tula'],
  ['¿Quién es el alcalde de Moscú?', 'head', 'Moscú'],
  ['сколько мер поддержки в Карелии', 'measures', 'Карелии'],
  ['how many measures are in force in Moscow', 'measures', 'Moscow'],
  ['モスクワの施策はいくつ', 'measures', 'モスクワ'],
  ['Quantas medidas há em Moscou?', 'measures', 'Moscou'],
  ['¿Cuántas medidas rigen en Moscú?', 'measures', 'Moscú'],
])('«%s» asks for %s', (question, kind, about) => {
  expect(readSubject(question)).toEqual({ kind, about });
});

test('a question about figures is none of these', () => {
  for (const question of [
    'безработица в Туле',
    'how many people in Moscow',
    '失業率',
    'сколько людей в Москве',
    '',
  ])
    expect(readSubject(question)).toBeNull();
});
