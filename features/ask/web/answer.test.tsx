import { expect, test } from 'vitest';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import type { Answer } from './answer.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { AskForm } from './AskForm.tsx';
import { UnansweredList } from './UnansweredList.tsx';
import { Examples, WaysToAsk } from './WaysToAsk.tsx';

const place = { yugoId: 1124616, name: 'Татарстан' };
const course = [3.5, 3.3, 3.3].map((value, at) => ({ ...place, day: `${2017 + at}-12-31`, value }));
const answer: Answer = {
  understood: {
    operation: 'value',
    indicators: [{ id: 'unemployment_rate', dims: '' }],
    places: [1124616],
    period: { at: '2019' },
    params: {},
  },
  readings: [],
  sentence: 'Уровень безработицы (Татарстан, 2019): 3,3 %.',
  value: 3.3,
  unit: 'percent',
  time: '2019',
  rows: [course[2]!],
  result: {},
  view: {
    kind: 'line',
    course,
    beside: [],
    median: [],
    regions: [],
    country: null,
    unit: { code: 'percent', forms: ['%'] },
    decimals: 1,
    period: 'annual',
  },
  receipt: {
    source: {
      code: 'x',
      name: 'Росстат',
      title: 'Регионы России',
      licence: '',
      url: null,
      caveat: null,
      sample: false,
      knownAt: '2020-10-01',
    },
    addends: [{ label: '2019', value: '3,3 %' }],
    figure: '3,3 %',
    total: null,
  },
  chips: [
    { kind: 'indicator', text: 'Уровень безработицы', options: [] },
    { kind: 'place', text: 'Татарстан', options: [] },
    { kind: 'period', text: '2019', options: [{ text: '2018', question: 'безработица Татарстан 2018' }] },
  ],
  notes: ['«безроботица» прочитано как «безработица».'],
  notUnderstood: [],
  headlines: [],
  entries: [],
  offers: [],
};
const draw = (shown: Answer) => drawTile(<AnswerSection question="безроботица" answer={shown} />);

test('an answer says its sentence, what was understood, what was mended, and its receipt', () => {
  expect(draw(answer)).toMatch(
    /«безроботица» Уровень безработицы \(Татарстан, 2019\): 3,3 % \. Как понято: показатель Уровень безработицы .*2018 .*прочитано как.*Росстат/,
  );
  const marks = drawTileMarks(<AnswerSection question="" answer={answer} />);
  expect(marks).toContain(
    `/ask?q=${encodeURIComponent('безработица Татарстан 2018').replaceAll('%20', '+')}`,
  );
  expect(draw(answer)).toMatch(/В ответе ?3,3 %.*Открыть в обозревателе/);
  expect(marks).toContain('/ru/explore?i=unemployment_rate&amp;p=1124616&amp;to=2019');
  const summed = { ...answer, understood: { ...answer.understood, operation: 'value_sum' as const } };
  expect(draw(summed)).toMatch(/Сумма ?3,3 %/);
});

test('beside the rate of a region the middle of all regions is a line with its word and value; without one there is none', () => {
  const median = course.map(({ day }, at) => ({ day, value: 4.7 + at / 10 }));
  expect(draw({ ...answer, view: { ...answer.view, median } })).toMatch(/медиана регионов.*4,9/);
  expect(draw(answer)).not.toContain('медиана');
});

test('the year asked for is marked in the picture, unless it is the newest; compared places are lines by their names', () => {
  const asked = { ...answer, time: '2018', receipt: { ...answer.receipt!, figure: '3,4 %' } };
  expect(draw(asked)).toContain('2018: 3,4 %');
  expect(draw(answer)).not.toContain('2019: 3,3 %');
  const beside = course.map((row) => ({ ...row, yugoId: 1124671, name: 'Тульская область' }));
  expect(draw({ ...answer, view: { ...answer.view, beside } })).toMatch(/Тульская область.*Татарстан 3,3/);
});

test('several places stand beside one another', () => {
  const rows = [course[2]!, { yugoId: 1124671, name: 'Тульская область', day: '2019-12-31', value: 3.9 }];
  const view = { ...answer.view, kind: 'bars' as const, course: [] };
  expect(draw({ ...answer, rows, view })).toContain('Тульская область');
});

test('without an answer the reason, the unknown words and the nearest questions stand', () => {
  const { value: _value, rows: _rows, ...rest } = answer;
  const none: Answer = {
    ...rest,
    sentence: 'Такого показателя у нас нет.',
    reason: 'Такого показателя у нас нет.',
    view: {
      ...answer.view,
      kind: 'none',
      course: [],
      unit: null,
      decimals: 0,
      period: null,
    },
    receipt: null,
    chips: [],
    notes: [],
    notUnderstood: ['медведей'],
    offers: [{ question: 'население Татарстан', note: '' }],
  };
  expect(draw(none)).toMatch(/Такого показателя у нас нет\. Не понято: медведей .*население Татарстан/);
});

test('without a question there are ways to ask and examples', () => {
  expect(drawTile(<WaysToAsk />)).toContain('показатель, место и год');
  expect(drawTile(<Examples />)).toMatch(
    /показатель, место и год безработица в Татарстане в 2018 .*где выше, где ниже всего топ-5 регионов по зарплате/,
  );
  expect(drawTileMarks(<AskForm question="врп" />)).toContain('value="врп"');
});

test('headlines stand with their outlet and day; entries lead to the pages that tell what is asked for', () => {
  const headlines = [
    {
      newsId: 7,
      title: 'В Туле открыли мост',
      language: 'ru',
      source: 'Тульские известия',
      at: '2020-05-12T10:00:00Z',
    },
  ];
  const entries: Answer['entries'] = [
    { kind: 'forecast', text: 'Тульская область', id: 1124671 },
    { kind: 'neighbours', text: 'Тульская область', id: 1124671, indicators: ['unemployment_rate'] },
    { kind: 'scatter', text: 'Уровень безработицы', indicators: ['unemployment_rate', 'grp'] },
  ];
  expect(draw({ ...answer, headlines, entries })).toMatch(
    /В Туле открыли мост Тульские известия, 12 мая 2020/,
  );
  const marks = drawTileMarks(<AnswerSection question="" answer={{ ...answer, headlines, entries }} />);
  expect(marks).toContain('/ru/regions/1124671/forecast');
  expect(marks).toContain('p=1124671.border-1124671');
  expect(marks).toMatch(/i=unemployment_rate&amp;i=grp&amp;v=scatter/);
});

test('the desk sees the words of questions without an answer, how often and why; none is said too', () => {
  const question = {
    words: 'сколько медведей в якутии',
    locale: 'ru',
    reason: 'Такого показателя у нас нет.',
    times: 3,
    lastOn: '2020-07-13',
  };
  const shown = (questions: (typeof question)[]) =>
    drawTile(<UnansweredList found={{ total: questions.length, pageSize: 50, questions }} pageIndex={0} />);
  expect(shown([question])).toMatch(/сколько медведей в якутии 3 раза, последний 13 июля 2020 .*Убрать/);
  expect(shown([])).toContain('Пока на все вопросы нашёлся ответ');
});
