import { readFileSync } from 'node:fs';
import type { Behaviour } from '#platform/server/testing/hostile-server.ts';

/** What a played source answers; changed by a test between two runs. */
export interface Played {
  status: number;
  type: string;
  body: string | Uint8Array;
}

/** Answers with what is played at the moment. */
export function play(played: Played): Behaviour {
  return (response) => {
    response.writeHead(played.status, { 'content-type': played.type }).end(played.body);
  };
}

/** A recorded answer of `answers/`. */
export function recorded(name: string): Uint8Array {
  return readFileSync(new URL(`answers/${name}`, import.meta.url));
}

/** Answers in the shapes of the shipped recipes' publishers, with one value of Russia to look for. */
export const answersOfShipped: Readonly<
  Record<string, { body: string; finds: [indicator: string, dims: string, day: string, value: number] }>
> = {
  cbr_key_rate: {
    body: '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><KeyRateXMLResponse xmlns="http://web.cbr.ru/"><KeyRateXMLResult><KeyRate xmlns=""><KR><DT>2023-06-23T00:00:00+03:00</DT><Rate>7.50</Rate></KR><KR><DT>2023-06-22T00:00:00+03:00</DT><Rate>7.50</Rate></KR></KeyRate></KeyRateXMLResult></KeyRateXMLResponse></soap:Body></soap:Envelope>',
    finds: ['key_rate', '', '2023-06-22', 7.5],
  },
  owid_life_expectancy: {
    body: 'Entity,Code,Year,life_expectancy_0__sex_all__age_0\nRussia,RUS,2019,73.2\nWorld,OWID_WRL,2019,72.8\n',
    finds: ['life_expectancy', 'sex=both', '2019-12-31', 73.2],
  },
  oxcgrt_stringency: {
    body: 'CountryCode,CountryName,RegionCode,RegionName,CityCode,CityName,Jurisdiction,13Mar2020,14Mar2020,15Mar2020\nRUS,Russia,,,,,NAT_TOTAL,26.39,30.09,\n',
    finds: ['stringency_index', '', '2020-03-14', 30.09],
  },
  world_bank: {
    body: '[{"page":1,"pages":1,"per_page":1000,"total":2,"lastupdated":"2024-03-28"},[{"indicator":{"id":"NY.GDP.MKTP.CD","value":"GDP (current US$)"},"country":{"id":"RU","value":"Russian Federation"},"countryiso3code":"RUS","date":"2022","value":2266029240645,"unit":"","obs_status":"","decimal":0},{"indicator":{"id":"FP.CPI.TOTL.ZG"},"country":{"id":"RU"},"countryiso3code":"RUS","date":"2022","value":null}]]',
    finds: ['gdp_usd', '', '2022-12-31', 2266029240645],
  },
  who_covid: {
    body: '\uFEFFDate_reported,Country_code,Country,WHO_region,New_cases,Cumulative_cases,New_deaths,Cumulative_deaths\n2023-01-08,RU,Russian Federation,EUR,33561,21845000,350,394000\n2023-01-08,NA,Namibia,AFR,12,170000,,4000\n2023-01-15,RU,Russian Federation,EUR,,21845000,,394000\n',
    finds: ['covid_cases_new_weekly', '', '2023-01-08', 33561],
  },
  eurostat_population: {
    body: '{"version":"2.0","class":"dataset","id":["freq","unit","age","sex","geo","time"],"size":[1,1,1,1,1,2],"dimension":{"freq":{"category":{"index":{"A":0}}},"unit":{"category":{"index":{"NR":0}}},"age":{"category":{"index":{"TOTAL":0}}},"sex":{"category":{"index":{"T":0}}},"geo":{"category":{"index":{"RU":0}}},"time":{"category":{"index":{"2010":0,"2011":1}}}},"value":{"1":142865433}}',
    finds: ['population_jan1', '', '2011-01-01', 142865433],
  },
};
