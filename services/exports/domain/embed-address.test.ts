import { expect, test } from 'vitest';
import { readEmbedAddress, readViewAddress, sizeWithin } from './embed-address.ts';

const site = 'https://svodka.example';

test('an address of a chart here is read whatever choices follow it', () => {
  expect(readEmbedAddress(`${site}/en/embed/covid_cases_new/1124665?theme=dark`, site)).toEqual({
    locale: 'en',
    indicator: 'covid_cases_new',
    dims: '',
    yugoId: 1_124_665,
    beside: [],
  });
  expect(readEmbedAddress(`${site}/en/embed/life_expectancy/1124665?dims=sex%3Dboth`, site)).toMatchObject({
    indicator: 'life_expectancy',
    dims: 'sex=both',
  });
});

test('other places of a chart are read as far as they are places, four at most', () => {
  const address = `${site}/en/embed/poverty_rate/1124616?beside=1124665.x..1180665.1.2.3`;
  expect(readEmbedAddress(address, site)?.beside).toEqual([1_124_665, 1_180_665, 1, 2]);
});

test.each([
  'https://evil.example/en/embed/covid_cases_new/1124665',
  'https://svodka.example.evil.example/en/embed/covid_cases_new/1124665',
  'https://svodka.example@evil.example/en/embed/covid_cases_new/1124665',
  'https://user@svodka.example/en/embed/covid_cases_new/1124665',
  'http://svodka.example/en/embed/covid_cases_new/1124665',
  'https://svodka.example/de/embed/covid_cases_new/1124665',
  'https://svodka.example/en/regions/1124665/overview',
  'https://svodka.example/en/embed/%3Cscript%3E/1124665',
  'javascript:alert(1)',
  '',
  `${site}/en/embed-view/%E0%A4%A`,
  `${site}/en/embed-view/"onload="x`,
  'https://evil.example/en/embed-view/poverty_rate',
])('%s is no chart and no view of this site', (address) => {
  expect(readEmbedAddress(address, site)).toBeNull();
  expect(readViewAddress(address, site)).toBeNull();
});

test('a view of the explorer is its first indicator and the rest of its address', () => {
  const address = `${site}/en/embed-view/life_expectancy%3Asex%3Dboth?p=in-1180665&v=map`;
  expect(readViewAddress(address, site)).toEqual({
    locale: 'en',
    code: 'life_expectancy:sex=both',
    others: [],
    form: 'map',
    search: '?p=in-1180665&v=map',
  });
  const two = readViewAddress(`${site}/en/embed-view/poverty_rate?i=unemployment_rate&v=scatter`, site);
  expect(two).toMatchObject({ code: 'poverty_rate', others: ['unemployment_rate'], form: 'scatter' });
  expect(readViewAddress(`${site}/en/embed-view/poverty_rate?i=%22x`, site)).toBeNull();
});

test('a frame is never larger than the site allows', () => {
  const frame = { width: 720, height: 420 };
  expect(sizeWithin(frame)).toEqual(frame);
  expect(sizeWithin(frame, 300, 5000)).toEqual({ width: 300, height: 420 });
});
