import { expect, test } from 'vitest';
import { drawTile, drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { sampleRead, sampleSeries } from '../testing/sample-read.ts';
import type { OwnData } from './load-own-data.ts';
import { OwnSeriesParts } from './one/OwnSeriesParts.tsx';
import { OwnDataParts } from './OwnDataParts.tsx';
import { LoadPanel } from './steps/LoadPanel.tsx';
import { MeaningStep } from './steps/MeaningStep.tsx';
import { ReadingStep } from './steps/ReadingStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';
import type { OwnFileState } from './use-own-file.ts';

const places = [{ yugoId: 1124616, shortName: 'Татарстан' }];
const state: OwnFileState = {
  file: null,
  choices: {},
  read: null,
  failure: null,
  busy: false,
  take: async () => {},
  say: async () => {},
  load: async () => null,
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
      <ResultStep {...{ read, places }} accepted={new Set()} setAccepted={() => {}} />
    </>,
  );
  expect(said).toMatch(
    /Кодировка .*Разделитель .*с запятой: 5, с точкой: 0.*иначе даты не прочесть.*строка 3/,
  );
  expect(said).toMatch(
    /Мест узнали: 1, не узнали: 1\. .*Регион место .*Ростов 1 строка выберите .*Татарстан/,
  );
  expect(said).toMatch(
    /доля больше 100 % .*Загрузить всё равно, строка 6 .*место не выбрано\. Строка 7\. .*годится/,
  );
  const panel = drawTile(
    <LoadPanel {...{ read, state }} accepted={new Set(['6-3'])} onLoad={async () => {}} />,
  );
  expect(panel).toMatch(/Значений 2 из 3 .*Не загрузим 1 .*Загрузить 2 значения .*видите только вы/);
});

test('a series is drawn with all its values and says where it is from', async () => {
  const said = await drawWhole(
    <OwnSeriesParts
      series={{
        ...sampleSeries,
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
    /Безработица \(свой\), % .*Свои данные: Минтруд.*Татарстан 2019 3,3.*Источник: Минтруд\. Файл «a\.csv»/,
  );
});
