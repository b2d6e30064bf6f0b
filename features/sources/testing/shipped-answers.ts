import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { recorded } from './play-answers.ts';

/** How the publisher of a shipped recipe of figures answers, and which figure of the answer to look for. */
export interface ShippedAnswer {
  /** The answer with a value in the place of the figure's. */
  body: (value: number) => string | Uint8Array;
  /** What stands in the answer first, and in a later one; in the publisher's unit. */
  values: readonly [number, number];
  /** Of our unit in theirs. */
  factor?: number;
  indicator: string;
  /** `sex=female`; empty for the whole. */
  dims?: string;
  /** ISO code. */
  place?: string;
  day: string;
}

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../connectors/fixtures/${name}`, import.meta.url), 'utf8');
/** An answer as it was recorded, with one of its values replaced. */
const replacing =
  (text: string, value: string, write: (value: number) => string = String) =>
  (by: number): string =>
    text.replaceAll(value, write(by));
const withComma = (value: number): string => String(value).replace('.', ',');

/** An archive with so many documents of one organisation. */
function register(count: number): Uint8Array {
  const one = strToU8(recorded('rsmp-documents.xml').toString());
  return zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.xml`, one])));
}

const rates = Buffer.from(recorded('cbr-usd.xml')).toString('latin1');
const wpp =
  'SortOrder,LocID,Location,VarID,Variant,Time,PopMale,PopFemale,PopTotal\n1,643,Russian Federation,2,Medium,2023,67600.5,77839.5,';

/** One for each shipped recipe of figures, by code. Which of them were recorded is told by docs/sources.md. */
export const shippedAnswers: Readonly<Record<string, ShippedAnswer>> = {
  cbr_currencies: {
    body: (value) => Buffer.from(replacing(rates, '116,0847', withComma)(value), 'latin1'),
    values: [116.0847, 116.5],
    indicator: 'exchange_rate',
    dims: 'currency=usd',
    day: '2022-03-10',
  },
  cbr_key_rate: {
    body: (value) =>
      `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><KeyRateXMLResponse xmlns="http://web.cbr.ru/"><KeyRateXMLResult><KeyRate xmlns=""><KR><DT>2023-06-23T00:00:00+03:00</DT><Rate>7.50</Rate></KR><KR><DT>2023-06-22T00:00:00+03:00</DT><Rate>${value}</Rate></KR></KeyRate></KeyRateXMLResult></KeyRateXMLResponse></soap:Body></soap:Envelope>`,
    values: [7.5, 7.55],
    indicator: 'key_rate',
    day: '2023-06-22',
  },
  tochno_regions: {
    body: replacing(recorded('tochno-sample.csv').toString(), ';1039.2;', (value) => `;${value};`),
    values: [1039.2, 1041],
    factor: 1000,
    indicator: 'population_jan1',
    place: 'RU-IVA',
    day: '2013-01-01',
  },
  owid_life_expectancy: {
    body: (value) =>
      `Entity,Code,Year,life_expectancy_0__sex_all__age_0\nRussia,RUS,2019,${value}\nWorld,OWID_WRL,2019,72.8\n`,
    values: [73.2, 73.4],
    indicator: 'life_expectancy',
    dims: 'sex=both',
    day: '2019-12-31',
  },
  oxcgrt_stringency: {
    body: (value) =>
      `CountryCode,CountryName,RegionCode,RegionName,CityCode,CityName,Jurisdiction,13Mar2020,14Mar2020,15Mar2020\nRUS,Russia,,,,,NAT_TOTAL,26.39,${value},\n`,
    values: [30.09, 30.5],
    indicator: 'stringency_index',
    day: '2020-03-14',
  },
  world_bank: {
    body: (value) =>
      `[{"page":1,"pages":1,"per_page":1000,"total":2,"lastupdated":"2024-03-28"},[{"indicator":{"id":"NY.GDP.MKTP.CD","value":"GDP (current US$)"},"country":{"id":"RU","value":"Russian Federation"},"countryiso3code":"RUS","date":"2022","value":${value},"unit":"","obs_status":"","decimal":0},{"indicator":{"id":"FP.CPI.TOTL.ZG"},"country":{"id":"RU"},"countryiso3code":"RUS","date":"2022","value":null}]]`,
    values: [2_266_029_240_645, 2_271_000_000_000],
    indicator: 'gdp_usd',
    day: '2022-12-31',
  },
  who_covid: {
    body: (value) =>
      `\uFEFFDate_reported,Country_code,Country,WHO_region,New_cases,Cumulative_cases,New_deaths,Cumulative_deaths\n2023-01-08,RU,Russian Federation,EUR,${value},21845000,350,394000\n2023-01-08,NA,Namibia,AFR,12,170000,,4000\n2023-01-15,RU,Russian Federation,EUR,,21845000,,394000\n`,
    values: [33_561, 33_600],
    indicator: 'covid_cases_new_weekly',
    day: '2023-01-08',
  },
  eurostat_population: {
    body: (value) =>
      `{"version":"2.0","class":"dataset","id":["freq","unit","age","sex","geo","time"],"size":[1,1,1,1,1,2],"dimension":{"freq":{"category":{"index":{"A":0}}},"unit":{"category":{"index":{"NR":0}}},"age":{"category":{"index":{"TOTAL":0}}},"sex":{"category":{"index":{"T":0}}},"geo":{"category":{"index":{"RU":0}}},"time":{"category":{"index":{"2010":0,"2011":1}}}},"value":{"1":${value}}}`,
    values: [142_865_433, 142_870_000],
    indicator: 'population_jan1',
    day: '2011-01-01',
  },
  fedstat_life_expectancy: {
    body: replacing(fixture('fedstat-two-series.xml'), '74,2', withComma),
    values: [74.2, 74.3],
    indicator: 'life_expectancy',
    dims: 'sex=female',
    day: '1991-12-31',
  },
  fedstat_wages: {
    body: replacing(fixture('fedstat-two-series.xml'), '134443,7', withComma),
    values: [134_443.7, 134_500.5],
    indicator: 'wage_by_class',
    dims: 'okved_class=62',
    day: '2022-01-31',
  },
  minfin_federal_budget: {
    body: replacing(recorded('minfin-fedbud-month.csv').toString(), '2364.3'),
    values: [2364.3, 2370],
    factor: 1_000_000_000,
    indicator: 'kep_revenue_federal',
    day: '2026-01-31',
  },
  treasury_regional_budgets: {
    body: (value) =>
      JSON.stringify({
        data: [
          {
            period: '01.01.2024',
            blockOktmo: { oktmoname: 'x', regioncode: '54' },
            blockKd: { code: '0'.repeat(17), name: 'x' },
            perkb: value,
          },
        ],
      }),
    values: [312_345_678_901.5, 312_400_000_000],
    indicator: 'budget_revenue',
    dims: 'line=total',
    place: 'RU-NVS',
    day: '2023-12-31',
  },
  un_population: {
    body: (value) => gzipSync(`${wpp}${value}\n`),
    values: [145_440, 145_450],
    factor: 1000,
    indicator: 'wpp_population',
    dims: 'variant=estimate;sex=both',
    day: '2023-12-31',
  },
  ecb_rouble: {
    body: replacing(fixture('sdmx-json-1.json'), '40.3426'),
    values: [40.3426, 40.4],
    indicator: 'exchange_rate',
    dims: 'currency=eur',
    day: '2013-01-18',
  },
  oecd_inflation: {
    body: (value) =>
      `STRUCTURE,STRUCTURE_ID,ACTION,REF_AREA,FREQ,MEASURE,TIME_PERIOD,OBS_VALUE,OBS_STATUS\nDATAFLOW,OECD.SDD.TPS:DSD_PRICES@DF_PRICES_ALL(1.0),I,RUS,A,CPI,2020,${value},A\n`,
    values: [3.38, 3.4],
    indicator: 'consumer_inflation',
    day: '2020-12-31',
  },
  fns_sme_register_count: {
    body: register,
    values: [20, 21],
    indicator: 'sme_organisations',
    dims: 'okved=N',
    place: 'RU-SPE',
    day: '2026-10-01',
  },
};
