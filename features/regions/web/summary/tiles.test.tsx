import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { readSummaryView } from '../../domain/summary/summary-view.ts';
import { sampleAlarm, sampleForecast } from '../../testing/sample-forecast.ts';
import { sampleSource } from '../../testing/sample-places.ts';
import type { Summary } from './load-summary.ts';
import { SheetCell } from './SheetCell.tsx';
import { SummaryParts } from './SummaryParts.tsx';
import { SummarySheet } from './SummarySheet.tsx';

const moscow: Summary['rows'][number] = {
  yugoId: 1_124_665,
  kind: 'region',
  shortName: 'Москва',
  districtId: 10,
  now: 356,
  ahead: 471,
  changePercent: 32.3,
  trend: 'up',
  past: [120, 140, 150, 180, 210, 250, 300, 356],
  weeks: [
    [330, 380, 420, 460, 500],
    [300, 400, 471, 560, 680],
    [260, 400, 510, 660, 900],
    [220, 390, 540, 760, 1200],
  ],
};
const silent = {
  ...moscow,
  yugoId: 1,
  shortName: 'Карелия',
  now: null,
  ahead: null,
  changePercent: null,
  trend: null,
  past: [],
  weeks: [],
};
const steady = {
  ...moscow,
  yugoId: 2,
  shortName: 'Тыва',
  changePercent: 1,
  ahead: 360,
  trend: 'flat' as const,
};
const russia = { ...moscow, yugoId: 3, kind: 'country' as const, shortName: 'Россия', districtId: null };
const full: Summary = {
  measure: 'cases',
  release: sampleForecast.release,
  week: { from: '2021-10-28', to: '2021-11-03' },
  alarm: null,
  rows: [russia, steady, silent, moscow],
  lack: null,
  districts: [{ yugoId: 10, shortName: 'Центральный ФО' }],
  releases: ['2021-10-20', '2021-10-13'],
  source: sampleSource,
};

const draw = (summary: Summary, search = '') =>
  drawTile(
    <SummaryParts summary={summary} view={readSummaryView(new URLSearchParams(search))} change={() => {}} />,
  );

test('the verdict counts regions without the country, leaves out what there is none of and names the fastest', () => {
  expect(draw(full).replaceAll(/ ([,.:])/g, '$1')).toMatch(
    /хуже станет в 1 регионе из 3, в 1 без перемен, лучше не станет нигде\. Быстрее всех: Москва, \+ ?32 %/,
  );
});

test('the sheet has the country first, then the groups with their rule, worse first', () => {
  expect(draw(full)).toMatch(
    /хуже в 1 регионе из 3.*Россия 356 → 471.*300–680.*Хуже, быстро 1 на 25 % и больше; 8 из 10 исходов.*Москва.*Без перемен 1.*Тыва.*Нет прогноза 1.*Карелия нет данных/,
  );
});

test('fans are said to be pale in the weeks they are', () => {
  expect(draw(full)).not.toMatch(/[Вв]еера? (бледн|сер)/);
  expect(draw({ ...full, alarm: { ...sampleAlarm, isFailing: true } })).toContain(
    'Веера бледные: прогнозы сейчас',
  );
});

test('of a district there are its subjects beside the country, and the sheet says whose they are', () => {
  const drawn = draw({ ...full, rows: [russia, moscow, { ...steady, districtId: 11 }] }, 'district=10');
  expect(drawn).toMatch(/хуже в 1 регионе из 1.*Центральный ФО.*Россия.*Москва/);
  expect(drawn).not.toContain('Тыва');
});

test('the releases are offered, the newest first and named so', () => {
  expect(draw(full)).toMatch(/последний, 20 октября 2021.*13 октября 2021/);
});

test('each pane has its own scale unless one scale for all is asked for, and a sheet of one week says so', () => {
  expect(draw(full)).toMatch(/веер вперёд на 4 недели.*Шкала у каждого места своя, от нуля/);
  expect(draw(full, 'scale=index')).toMatch(/Шкала: сегодня = 100, до 150, выше обрезано/);
  expect(draw(full, 'scale=one')).toMatch(/Серая линия: Россия\. Шкала одна, 0–/);
  const short = full.rows.map((row) => ({ ...row, weeks: row.weeks.slice(0, 1) }));
  expect(draw({ ...full, rows: short })).toContain('веер вперёд на 1 неделю');
});

test('by name there are no groups', () => {
  const drawn = draw(full, 'order=name');
  expect(drawn).toMatch(/Россия.*Тыва.*Карелия.*Москва/);
  expect(drawn).not.toMatch(/8 из 10 исходов/);
});

test('while forecasts are being issued the sheet says how many are done', () => {
  const waiting = { ...full, rows: [], week: null, release: null, source: null };
  expect(draw({ ...waiting, lack: { reason: 'pending', needed: 200, got: 34 } })).toMatch(
    /Лист прогнозов.*готово 34 из 200/,
  );
});

test('generated reports are marked on the sheet', () => {
  const sheet = (
    <SummarySheet
      summary={{ ...full, source: { ...sampleSource, sample: true } }}
      view={readSummaryView(new URLSearchParams())}
      change={() => {}}
    />
  );
  expect(drawTile(sheet)).toMatch(/без ручной правки.*пример/);
});

test('deaths are written to a tenth', () => {
  const row = { ...moscow, now: 3.96, ahead: 4.12, changePercent: 4 };
  expect(drawTile(<SheetCell row={row} yMax={5} measure="deaths" ghost={[]} weak={false} />)).toMatch(
    /4,0 → 4,1/,
  );
});

test('in an alarm the sheet says so above everything, otherwise not a word', () => {
  expect(draw({ ...full, alarm: sampleAlarm })).toMatch(
    /Прогнозы сейчас не держат.*18 регионов из 85.*хуже в 1 регионе/,
  );
  expect(draw({ ...full, alarm: { ...sampleAlarm, held: 74, isFailing: false } })).not.toContain('не держат');
});
