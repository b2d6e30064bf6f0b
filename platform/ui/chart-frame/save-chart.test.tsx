// @vitest-environment happy-dom
import { unzipSync, strFromU8 } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveChart, type ChartFile } from './save-chart.ts';

const saved: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  saved.length = 0;
  names.length = 0;
});

const told = {
  place: 'Москва',
  indicator: 'Рождаемость',
  period: '2019',
  unit: 'на 1000',
  source: 'Росстат, 2020',
  address: 'https://svodka.example/ru/regions/1124665',
};
const words = { ...told, known: 'Стало известно', saved: 'Сохранено', citation: 'Как сослаться' };
const description = {
  about: told,
  words,
  citation: 'Росстат, 2020. Москва',
  knownOn: '2020-03-27',
  savedOn: '2026-11-22',
};
const table = {
  columns: [{ key: 'value', label: 'родились', kind: 'number' as const }],
  rows: [[159.83623572968125]],
};

function frameWithChart(): HTMLElement {
  const frame = document.createElement('div');
  frame.innerHTML =
    '<section data-tile=""><h3>Родилось больше</h3><svg data-chart="" viewBox="0 0 10 10"><path d="M0 0"/></svg></section>';
  return frame;
}

async function savedAs(file: ChartFile): Promise<Blob> {
  await saveChart(file, {
    table,
    name: 'Москва Рождаемость',
    description,
    locale: 'ru',
    frame: frameWithChart(),
  });
  return saved[0]!;
}

test('a picture names place, indicator, unit, period, source, day and address around the drawing', async () => {
  const svg = await (await savedAs('svg')).text();
  for (const part of [
    'Родилось больше',
    'Москва: Рождаемость, на 1000, 2019',
    told.source,
    'Стало известно: 27\u00A0марта 2020',
    told.address,
  ])
    expect(svg).toContain(part);
  expect(names).toEqual(['Москва-Рождаемость.svg']);
});

test('a CSV for Russian spreadsheets has semicolons, decimal commas, no noise, and says whose its figures are', async () => {
  const [head, row] = (await (await savedAs('csv')).text()).trim().split('\r\n');
  expect(head).toContain('"родились (Москва, на 1000)";');
  expect(row).toMatch(/^159,8362;/);
  // A file of one sheet travels alone: indicator, days, source, address and day of knowledge stand beside every row.
  for (const part of [told.indicator, told.period, told.source, told.address, '2020-03-27'])
    expect(row).toContain(part);
});

test('the archive holds the data, its description for programs and in words', async () => {
  const files = unzipSync(new Uint8Array(await (await savedAs('zip')).arrayBuffer()));
  expect(Object.keys(files)).toEqual(['Москва-Рождаемость.csv', 'metadata.json', 'README.txt']);
  expect(JSON.parse(strFromU8(files['metadata.json']!))).toMatchObject({ ...told, savedOn: '2026-11-22' });
  expect(strFromU8(files['README.txt']!)).toContain(description.citation);
});

test('a workbook has the description on its second sheet', async () => {
  const files = unzipSync(new Uint8Array(await (await savedAs('xlsx')).arrayBuffer()));
  expect(strFromU8(files['xl/worksheets/sheet2.xml']!)).toContain(told.address);
});

test('a picture that is not drawn is an error, not an empty file', async () => {
  const chart = { table, name: 'а', description, locale: 'ru' as const, frame: null };
  await expect(saveChart('png', chart)).rejects.toThrow('No picture');
  expect(saved).toEqual([]);
});
