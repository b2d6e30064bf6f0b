import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { OfficesTile } from '../offices/OfficesTile.tsx';
import { PairsTile } from '../pairs/PairsTile.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportTile } from './ImportTile.tsx';
import { SaveEntities } from './SaveEntities.tsx';
import { templateTable } from './template-tables.ts';
import type { FileReport } from './use-import.ts';

const checked: FileReport = {
  form: 'companies',
  entities: 2,
  statements: 5,
  names: ['Ромашка', 'Лютик'],
  faults: [
    {
      line: 3,
      isLeft: false,
      code: 'digit',
      value: 'inn 7707083894',
      position: 10,
      expected: '3',
    },
    { line: 4, isLeft: true, code: 'no_name', value: '' },
  ],
  faultCount: 2,
  importId: null,
};
const report = (more: Partial<FileReport>) => (
  <ImportReport
    report={{ ...checked, ...more }}
    failure={null}
    busy={false}
    onKeep={() => {}}
    onDrop={() => {}}
  />
);
const brought = {
  importId: 7,
  title: 'Перечень',
  licence: 'CC0',
  fileName: 'list.csv',
  form: 'companies' as const,
  entities: 2,
  statements: 5,
  by: 'Анна Редактор',
  madeAt: '2026-11-20T09:00:00Z',
  undoneAt: null,
};

const side = {
  id: 1,
  kind: 'government' as const,
  name: 'Минздрав',
  version: 0,
  headlines: 124,
  statements: 4,
  example: 'Минздрав зарегистрировал препарат',
};

const turn = {
  person: { id: 3, kind: 'person' as const, name: 'Иван Петров' },
  turn: 'leaves' as const,
  day: '2020-06-04',
  headlines: 2,
  outlets: 2,
  example: { storyId: 5, title: 'Губернатор Иван Петров ушел в отставку', source: 'Новости' },
  terms: [{ id: 7, text: 'Губернатор', starts: '2018-09-10' }],
};

test.each([
  [
    'a pair with what speaks for it',
    () => (
      <PairsTile
        pairs={[
          {
            kept: side,
            gone: { ...side, id: 2, kind: 'person', headlines: 2, statements: 0, example: null },
            why: 'kind',
            shared: 1,
          },
        ]}
      />
    ),
    /виды разные , 1 общий сюжет.*124 заголовка , 4 сведения , адрес сохранит.*2 заголовка , сведений нет.*Одно и то же.*Разные/,
  ],
  ['no pairs', () => <PairsTile pairs={[]} />, /Похожих пар нет/],
  [
    'an office left, with the term that is open, and one taken, with its form',
    () => <OfficesTile turns={[turn, { ...turn, turn: 'takes', terms: [] }]} />,
    /Иван Петров.*оставили должность , 4 июня 2020.*2 заголовка, 2 издания.*ушел в отставку.*Губернатор с 10 сентября 2018.*Закончить.*Не о должности.*заняли должность.*Вписать срок/,
  ],
  ['no offices', () => <OfficesTile turns={[]} />, /заголовков о должностях нет/],
  ['nothing is chosen yet', () => <ImportTile />, /Компании: шаблон XLSX.*Назовите источник/],
  [
    'a file with faults, each with its line and the digit it should have',
    () => report({}),
    /Компании: 2 объекта, 5 сведений. 2 замечания.*Ромашка · Лютик.*Записать 2 объекта.*на месте 10 должно стоять 3.*только это.*нет имени.*вся строка/,
  ],
  ['a file that is right', () => report({ faults: [], faultCount: 0 }), /Замечаний нет.*Записать/],
  ['a file that is kept', () => report({ importId: 7 }), /Записано: 2 объекта, 5 сведений/],
  [
    'a file that is refused whole',
    () => (
      <ImportReport
        report={null}
        failure="Файл больше 2 МБ."
        busy={false}
        onKeep={() => {}}
        onDrop={() => {}}
      />
    ),
    /Файл больше 2 МБ/,
  ],
  [
    'what was brought in and what was taken back',
    () => (
      <ImportHistory imports={[brought, { ...brought, importId: 6, undoneAt: '2026-11-21T09:00:00Z' }]} />
    ),
    /Перечень.*2 объекта, 5 сведений.*Анна Редактор.*CC0 · list.csv.*Вернуть как было.*Возвращено 21 ноября/,
  ],
  ['nothing was brought in', () => <ImportHistory imports={[]} />, /Пока ничего/],
  ['the ways out', () => <SaveEntities ids={[1]} name="Ромашка" />, /CSV.*XLSX.*FollowTheMoney/],
])('%s', (_what, part, says) => {
  expect(drawTile(part()).replaceAll('\u00A0', ' ')).toMatch(says);
});

test('a template has every column and one row that shows how each is written', () => {
  const { columns, rows } = templateTable('companies');
  expect(rows.map((row) => row.length)).toEqual([columns.length]);
});
