import type { Locale } from '#platform/shared/locales.ts';
import type { ToolName } from '../../domain/tools.ts';

/** A tool: what it asks of the API, and what of the answer tells that there is something. */
export interface Tool {
  title: string;
  description: string;
  /** Calls whose answers make up the tool's, by the name of the part. */
  parts: Readonly<Record<string, string>>;
  /** Names of the calls' inputs that it takes; all when left out. */
  takes?: readonly string[];
  /** Lists of its parts; where all are empty there is no data. None: there is data where a part is not null. */
  lists?: readonly string[];
  /** Page that shows the same, below the language. */
  page: (input: Readonly<Record<string, unknown>>) => string;
}

const paged = ['pageIndex', 'pageSize'] as const;
const newsTakes = [
  'text',
  'any',
  'exclude',
  'from',
  'to',
  'languages',
  'regions',
  'entities',
  'requestId',
  ...paged,
];
const measureTakes = ['status', 'direction', 'yugoId', 'withNational', 'text', 'day', 'from', 'to', ...paged];

/** Every tool of `/mcp`; all of them only read. */
export const tools: Readonly<Record<ToolName, Tool>> = {
  ask: {
    title: 'Ask in words',
    description:
      'Answers a question in words (ru, en, ja, pt, es) about one figure of the regions of Russia, by rules, with source and receipt. Where it cannot answer, the reason stands instead of a number.',
    parts: { answer: 'ask/getAnswer' },
    page: ({ q }) => `ask?${new URLSearchParams({ q: String(q) })}`,
  },
  find_places: {
    title: 'Find places',
    description:
      'Finds the country, federal districts and regions by name; gives the numbers (yugoId) that other tools take.',
    parts: { found: 'programs/findPlaces' },
    lists: ['found.places'],
    page: () => 'regions-list/incidence',
  },
  find_indicators: {
    title: 'Find indicators',
    description:
      'Finds indicators by words of their names; gives the codes that other tools take, with units.',
    parts: { found: 'programs/findIndicators' },
    lists: ['found.indicators'],
    page: () => 'catalogue',
  },
  get_series: {
    title: 'Series of a place',
    description:
      'One indicator in one place, newest first; each value with source, the day it became known and its receipt.',
    parts: { series: 'programs/getSeries' },
    lists: ['series.values', 'series.parts'],
    page: ({ indicator, yugoId }) => `embed/${encodeURIComponent(String(indicator))}/${Number(yugoId)}`,
  },
  compare_places: {
    title: 'Compare places',
    description:
      'One indicator of several places in one period, ranked among the regions, each value with its receipt.',
    parts: { comparison: 'programs/getComparison' },
    lists: ['comparison.values'],
    page: () => 'maps/rf',
  },
  get_forecast: {
    title: 'Forecast with its record',
    description:
      'The newest frozen epidemic forecast of a place with its bands, and how earlier forecasts of that place came out. Never quote it without its record.',
    parts: { forecast: 'regiondossier/getForecast', record: 'regiondossier/getForecastQuality' },
    takes: ['yugoId', 'measure'],
    lists: ['forecast.weekly'],
    page: ({ yugoId }) => `regions/${Number(yugoId)}/forecast`,
  },
  get_dossier: {
    title: 'Dossier of a place',
    description:
      'What the dossier of a region or the country says first: identity, main figures with sources and changes.',
    parts: { place: 'regiondossier/getRegionShortInfo', overview: 'regiondossier/getOverview' },
    takes: ['yugoId'],
    page: ({ yugoId }) => `regions/${Number(yugoId)}/overview`,
  },
  find_news: {
    title: 'Find news',
    description: 'Headlines by words, days, places and objects, with outlet, time and link.',
    parts: { found: 'news/search' },
    takes: newsTakes,
    lists: ['found.news'],
    page: ({ text }) => `search?${new URLSearchParams({ text: String(text ?? '') })}`,
  },
  get_story: {
    title: 'A story',
    description:
      'One news story as it was known: its headlines in order of time, what each brought, how it grew.',
    parts: { story: 'news/getStory' },
    page: ({ id }) => `story/${Number(id)}`,
  },
  find_entities: {
    title: 'Find persons, companies and others',
    description:
      'Finds entities of the eleven kinds by any name or register number; gives the ids that get_entity takes.',
    parts: { found: 'entities/find' },
    lists: ['found.found'],
    page: () => 'ratings',
  },
  get_entity: {
    title: 'Dossier of an entity',
    description:
      'What sources say of a person, company or another entity; each statement with its source and the day it became known.',
    parts: { entity: ':type/GetDossierHeader' },
    page: ({ type, id }) => `dossier/${encodeURIComponent(String(type))}/${Number(id)}`,
  },
  list_measures: {
    title: 'List support measures',
    description: 'Support measures and limits by place, term and words, as the caller may see them.',
    parts: { list: 'measure/getMeasures' },
    takes: measureTakes,
    lists: ['list.measures'],
    page: ({ yugoId }) => `all-actions/${Number(yugoId ?? 1180665)}`,
  },
  get_measure: {
    title: 'A support measure',
    description: 'One measure with its text, source, what was promised and what came of it.',
    parts: { measure: 'measure/getMeasure' },
    page: ({ id }) => `actions/${Number(id)}`,
  },
  get_receipt: {
    title: 'Receipt of a value',
    description: 'Where one value is from: source, licence, address, the day it became known.',
    parts: { receipt: 'programs/getReceipt' },
    lists: ['receipt.value'],
    page: ({ indicator, yugoId }) => `embed/${encodeURIComponent(String(indicator))}/${Number(yugoId)}`,
  },
};

/** Whole address of the page that shows what a tool answers. */
export function pageAddress(
  tool: Tool,
  input: Readonly<Record<string, unknown>>,
  publicUrl: string,
  locale: Locale,
): string {
  return `${publicUrl}/${locale}/${tool.page(input)}`;
}

/** A tool by its name; undefined for one that does not exist. */
export function findTool(name: string): Tool | undefined {
  return Object.entries(tools).find(([known]) => known === name)?.[1];
}
