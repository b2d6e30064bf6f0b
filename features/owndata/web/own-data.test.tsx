import { expect, test } from 'vitest';
import { drawTile, drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { sampleRead, sampleSeries } from '../testing/sample-read.ts';
import type { OwnData } from './load-own-data.ts';
import { OwnSeriesParts } from './one/OwnSeriesParts.tsx';
import { OwnDataParts } from './OwnDataParts.tsx';
import { EarlierBeside } from './beside/EarlierBeside.tsx';
import { OwnMap } from './beside/OwnMap.tsx';
import { StatisticsPanel } from './statistics/StatisticsPanel.tsx';
import { TrialSentence } from './statistics/TrialSentence.tsx';
import { LoadPanel } from './steps/LoadPanel.tsx';
import { MeaningStep } from './steps/MeaningStep.tsx';
import { ReadingStep } from './steps/ReadingStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';
import { countRows, SendingRows } from './steps/SendingRows.tsx';
import { SaveTemplate, TemplateOffer } from './steps/TemplateOffer.tsx';
import type { OwnFileState } from './use-own-file.ts';

const places = [{ yugoId: 1124616, shortName: 'Татарстан', isRegion: true }];
const state: OwnFileState = {
  file: null,
  choices: {},
  read: null,
  failure: null,
  busy: false,
  sentBytes: 0,
  first: null,
  stop: () => {},
  take: async () => {},
  say: async () => {},
  load: async () => null,
  sendTo: async () => null,
  drop: () => {},
};
const draw = (data: Partial<OwnData> = {}) =>
  drawTile(<OwnDataParts data={{ most: 50, series: [], places, ...data }} />);

test('the page begins with a file; series one has stand beside it, a removed one can be taken back', () => {
  expect(draw()).toMatch(/Свои данные .*windows-1251.*Файл .*до 5 МБ; строк до 20 000.*Своих рядов пока нет/);
  const removed = { ...sampleSeries, id: 2, name: 'Старый', isDeleted: true };
  expect(draw({ series: [sampleSeries, removed] })).toMatch(
    /1 из 50 Безработица загружен 12 октября 2021, 3 значения Старый удалён, .*Вернуть/,
  );
});

test('every reading can be changed, unknown names are asked for, strange values are told with their reason', () => {
  const read = sampleRead;
  const said = drawTile(
    <>
      <ReadingStep {...{ read, state }} />
      <MeaningStep {...{ read, state, places }} />
      <ResultStep {...{ read, state, places }} accepted={new Set()} setAccepted={() => {}} />
    </>,
  );
  expect(said).toMatch(
    /Кодировка .*Разделитель .*с запятой: 5, с точкой: 0.*иначе даты не прочесть.*строка 3/,
  );
  expect(said).toMatch(
    /Мест узнали: 1, не узнали: 1\. .*Регион место .*Ростов 1 строка выберите .*Татарстан/,
  );
  expect(said).toMatch(
    /доля больше 100 % В публичном ряду: 18,5 Загрузить всё равно, строка 6 .*место не выбрано\. Строка 7\. .*годится/,
  );
  expect(said).toMatch(
    /Исправить на 29 Исправить, строка 6 .*Исправлено до загрузки .*Строка 5, «Безработица, %»: было 3;7, стало 3,7 Вернуть .*Строка 9 исключена: Мордор · 2020 · 5,2/,
  );
  expect(said).toMatch(
    /Рядом с «Уровень безработицы»: общих значений 9, совпало 7\. Медиана отношения вашего к публичному 1,02\. Ранговая корреляция уровней 0,98/,
  );
  const panel = drawTile(
    <LoadPanel {...{ read, state }} accepted={new Set(['6-3'])} onLoad={async () => {}} />,
  );
  expect(panel).toMatch(/Значений 2 из 3 .*Не загрузим 1 .*Загрузить 2 значения .*видите только вы/);
});

test('a file of a known shape is offered the choices of the last one; what was said of a file can be remembered', () => {
  const template = { fileName: 'прошлый.csv', savedAt: '2021-10-12T10:00:00Z', choices: { unit: '%' } };
  const first = { ...sampleRead, template };
  expect(drawTile(<TemplateOffer state={{ ...state, first }} />)).toMatch(
    /Такой файл уже читали: «прошлый.csv», 12 октября 2021\. .*Взять Забыть/,
  );
  expect(drawTile(<TemplateOffer state={{ ...state, first, choices: { unit: '%' } }} />)).toBe('');
  expect(drawTile(<SaveTemplate state={{ ...state, first }} />)).toBe('');
  // Corrections and the time of one file are said of no other.
  expect(
    drawTile(<SaveTemplate state={{ ...state, first, choices: { cells: '2-3=1', time: '2020' } }} />),
  ).toBe('');
  expect(drawTile(<SaveTemplate state={{ ...state, first, choices: { unit: '%' } }} />)).toContain(
    'Запомнить',
  );
});

test('a large file says how many of its rows have gone out and can be stopped; a small one says nothing', async () => {
  const rows = new Blob(['a;b\n', '1;2\n', '3;4']);
  expect(await countRows(rows)).toBe(3);
  expect(await countRows(new Blob(['PK\u0003\u0004']))).toBeNull();
  const file = new File(['x'.repeat(200_000)], 'a.csv');
  const drawn = (more: object) =>
    drawTile(<SendingRows file={file} state={{ ...state, busy: true, ...more }} />);
  expect(drawn({ sentBytes: 50_000 })).toBe('Отправлено 25 %. Остановить');
  expect(drawn({ sentBytes: 200_000 })).toBe('Читаем файл. Остановить');
  expect(drawn({ busy: false })).toBe('');
  expect(drawTile(<SendingRows file={new File(['x'], 'a.csv')} state={{ ...state, busy: true }} />)).toBe('');
});

test('a series stands beside the earlier one of its name: what is new, what changes, and that both stay', () => {
  const earlier = {
    id: 7,
    loadedAt: '2021-10-12T10:00:00Z',
    fresh: 4,
    changed: 1,
    same: 80,
    gone: 2,
    changes: [{ yugoId: 1124616, day: '2020-12-31', before: 3.6, value: 3.7 }],
  };
  const read = { ...sampleRead, series: [{ ...sampleRead.series[0]!, earlier }] };
  expect(drawTile(<EarlierBeside read={read} places={places} />)).toMatch(
    /«Безработица», загружен 12 октября 2021: новых значений 4, изменено 1, совпало 80, нет в файле 2\. Прежний ряд останется.*Татарстан , 2020 : 3,6 → 3,7/,
  );
  expect(drawTile(<EarlierBeside read={sampleRead} places={places} />)).toBe('');
});

test('the map chooses among the series of a file that can be drawn', () => {
  const [one] = sampleRead.series;
  const other = { ...one!, number: 2, name: 'Бедность' };
  const drawn = drawTile(<OwnMap read={{ ...sampleRead, series: [one!, other] }} places={places} />);
  expect(drawn).toMatch(/Ряды Безработица Бедность/);
  expect(drawTile(<OwnMap read={sampleRead} places={places} />)).not.toContain('Ряды');
});

test('a series is drawn with all its values and says where it is from', async () => {
  const said = await drawWhole(
    <OwnSeriesParts
      series={{
        ...sampleSeries,
        siblings: 1,
        corrected: sampleRead.corrected,
        courses: [
          {
            yugoId: 1124616,
            name: 'Татарстан',
            iso: 'RU-TA',
            points: [
              { day: '2019-12-31', value: 3.3 },
              { day: '2020-12-31', value: 3.6 },
            ],
          },
        ],
      }}
    />,
  );
  expect(said).toMatch(
    /Безработица \(свой\), % .*Свои данные: Минтруд.*Татарстан 2019 3,3.*Источник: Минтруд\. Файл «a\.csv».*Строка 9 исключена.*Удалить всю загрузку, рядов: 2/,
  );
});

test('several series of a file have a name and a unit each, a shared note and a column of their own; the regions that were recognised stand on a map', () => {
  const [one] = sampleRead.series;
  const likeness = { ...one!.likeness!, shared: 0 };
  const two = { ...one!, number: 2, name: 'Население', unit: 'чел.', unitCode: null, likeness };
  const read = { ...sampleRead, series: [one!, two] };
  const said = drawTile(
    <>
      <MeaningStep {...{ read, state, places }} />
      <ResultStep {...{ read, state, places }} accepted={new Set()} setAccepted={() => {}} />
      <OwnMap {...{ read, places }} />
      <LoadPanel {...{ read, state }} accepted={new Set()} onLoad={async () => {}} />
    </>,
  );
  expect(said).toMatch(
    /Рядов в файле: 2\. .*Название ряда 1 .*Название ряда 2 .*Место Название ряда Период .*Население \. С рядом «Уровень безработицы» нет общих мест и периодов\..*Так ляжет на карту Ряды Безработица Население Безработица, 2020, % \..*Безработица, %; Население, чел\./,
  );
});

test('an operator reads before loading what becomes of the statistics, and after it where the decisions are', () => {
  const trial = {
    outcome: 'written' as const,
    reason: null,
    details: null,
    counts: { fresh: 3, changed: 1, same: 2, held: 1, refused: 1 },
    figures: [],
    refusals: [{ row: 7, reason: 'Места «Мордор» мы не знаем.', codes: ['no_place'] }],
  };
  expect(drawTile(<StatisticsPanel {...{ read: sampleRead, state }} />)).toMatch(
    /В статистику .*Показатель .*Множитель .*Публикация .*Издатель .*Лицензия .*Когда стало известно .*Загрузить в статистику Проверить/,
  );
  expect(drawTile(<TrialSentence outcome={{ code: null, trial }} />)).toMatch(
    /Станет новых 3, пересмотренных 1; без изменений 2, ждут решения 1, не прочитано 1\. Строка 7\. Места «Мордор» мы не знаем\./,
  );
  expect(drawTile(<TrialSentence outcome={{ code: 'file_x', trial }} />)).toMatch(/Открыть источник/);
  const refused = { ...trial, outcome: 'refused' as const, reason: 'too_many_refused' };
  expect(drawTile(<TrialSentence outcome={{ code: null, trial: refused }} />)).toMatch(/Ничего не загружено/);
});
