import { locales } from '#platform/shared/locales.ts';
import type { RecipeDraft } from './draft.ts';
import { formats, type Format } from './fields.ts';

const unnamed = Object.fromEntries(locales.map((locale) => [locale, '']));
const plainRequest = { address: 'https://', parameters: {}, pauseMs: 1000, maxMegabytes: 64, file: false };

/** What an empty recipe begins with, whatever its answers look like. */
const base: RecipeDraft = {
  code: '',
  title: unnamed,
  about: unnamed,
  source: '',
  owner: '',
  licence: { name: '' },
  request: plainRequest,
  decimal: '.',
  missing: ['', ':', '..', '-'],
  place: { key: 'iso', aliases: {}, others: 'refuse' },
  period: { column: '', format: 'YYYY' },
  figures: [{ indicator: '', unit: '', value: '', factor: 1, where: {}, dims: {} }],
  knownAt: 'assumed',
  calendar: { every: 'year', month: 1, day: 1, hour: 5, windowDays: 7 },
  checks: { revisionPercent: 15, jumpTimes: 10, refusedShare: 0.2, leastRows: 1 },
  defines: {},
};

const figure = (value: string) => [{ indicator: '', unit: '', value, factor: 1, where: {}, dims: {} }];
const country = (column: string) => ({ column, key: 'country', aliases: {}, others: 'pass' });
const query =
  '{"query": [{"code": "Tid", "selection": {"filter": "all", "values": ["*"]}}], "response": {"format": "json-stat2"}}';

/** What each format has of its own: the names that its answers always bear. */
const ofFormat: Readonly<Record<Format, RecipeDraft>> = {
  csv: { delimiter: ',', headerRow: 1 },
  xlsx: { headerRow: 1 },
  json: { rows: '$' },
  xml: {},
  'json-stat': {
    place: country('geo'),
    period: { column: 'time', format: 'YYYY' },
    figures: figure('value'),
  },
  pxweb: {
    request: { ...plainRequest, post: { body: query, type: 'application/json' } },
    period: { column: 'Tid', format: 'YYYY' },
    figures: figure('value'),
  },
  'sdmx-csv': {
    place: country('REF_AREA'),
    period: { column: 'TIME_PERIOD', format: 'YYYY' },
    figures: figure('OBS_VALUE'),
  },
  'sdmx-json': {
    place: country('REF_AREA'),
    period: { column: 'TIME_PERIOD', format: 'YYYY' },
    figures: figure('OBS_VALUE'),
  },
  ckan: {
    request: {
      ...plainRequest,
      parameters: { resource_id: '', limit: '1000' },
      paging: { by: 'offset', parameter: 'offset', first: 0, size: 1000 },
    },
  },
  parquet: { request: { ...plainRequest, maxMegabytes: 512 } },
  sparql: { request: { ...plainRequest, parameters: { query: '', format: 'json' } } },
};

/** An empty recipe of a format: whoever fills it in has the names that its answers always bear. */
export function templateOf(format: Format): RecipeDraft {
  return { ...base, format, ...ofFormat[format] };
}

/** The format of that name, if it is one. */
export function findFormat(name: string | null): Format | undefined {
  return formats.find((format) => format === name);
}
