import { expect, test } from 'vitest';
import { unitBeside } from './unit-beside.ts';

const rest = (name: string, ...forms: string[]): string =>
  unitBeside(name, { code: 'of_ten_thousand', forms }).forms.join('|');

test.each([
  ['Doctors per 10,000 people', 'per 10,000 people', ''],
  ['Hospital beds per 10,000 people', 'beds per 10,000 people', ''],
  ['Camas de hospital por 10 000 personas', 'camas por 10 000 personas', ''],
  ['人口1万人当たり医師数', '人口1万人当たり', ''],
  ['社会的な非営利団体', '団体', '団体'],
  ['Outpatient capacity per 10,000 people', 'visits per shift per 10,000 people', 'visits per shift'],
  ['Мощность поликлиник на 10 000 человек', 'посещений в смену на 10 000 чел.', 'посещений в смену'],
  ['Женщин на 1000\u00A0мужчин', 'на\u00A01000 мужчин', ''],
])('beside «%s» of «%s» there is left «%s»', (name, form, left) => expect(rest(name, form)).toBe(left));

test('a unit that is missing in the name, or only like its end, stays whole, in every form', () => {
  expect(rest('Обеспеченность врачами', 'на 10 000 чел.')).toBe('на 10 000 чел.');
  expect(rest('Alcoholism, newly diagnosed', 'per 10,000 people')).toBe('per 10,000 people');
  expect(rest('People per doctor', 'person', 'people')).toBe('person|people');
  expect(rest('Index', '')).toBe('');
});
