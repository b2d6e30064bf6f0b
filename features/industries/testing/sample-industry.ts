import type { OutputOf } from '#platform/web/api.ts';
import type {
  GeoRating,
  IndustryCourse,
  IndustryDiagram,
  IndustryHeader,
  IndustryNews,
} from '../web/industry/load-industry.ts';
import type { BranchHeader, BranchList, EducationGeo, MostAffected } from '../web/branch/load-branch.ts';

type History = OutputOf<'branches/getHistory'>;

const moscow = 1_124_665;
const source = {
  code: 'rosstat_accounts_2016',
  name: 'Росстат',
  title: 'Отчётность',
  licence: 'open',
  url: null,
  caveat: 'Не сводная.',
  sample: false,
  knownAt: '2017-10-01',
};
const about = { code: '47', yugoId: moscow, isKnown: true, year: 2016, source };

/** Two of four organisations of retail with half of its revenue; one of two grew. */
export const sampleHeader: IndustryHeader = {
  ...about,
  id: 147,
  name: 'Розничная торговля',
  place: { yugoId: moscow, name: 'Москва', shortName: 'Москва', regionId: moscow },
  parents: [{ id: 7, code: 'G', name: 'Торговля' }],
  parts: [{ id: 1471, code: '47.1', name: 'В неспециализированных магазинах', companies: 2 }],
  companies: 2,
  revenue: 50e9,
  profit: 5e9,
  growth: 10,
  grown: 1,
  compared: 2,
  allCompanies: 4,
  allRevenue: 100e9,
  section: { id: 7, code: 'G', name: 'Торговля', organisations: 210_899, day: '2020-10-01', source },
};

const company: IndustryDiagram['companies'][number] = {
  inn: '7728029110',
  name: 'Перекрёсток',
  yugoId: moscow,
  okved: '47.11',
  className: 'Розничная торговля',
  revenue: 40e9,
  growth: 25,
  profit: 6e9,
  margin: 15,
  countryRank: 8,
  isChampion: true,
};

/** One that grew, and one with a loss. */
export const sampleDiagram: IndustryDiagram = {
  ...about,
  companies: [
    company,
    { ...company, inn: '7703270067', name: 'Ашан', revenue: 10e9, growth: -5, profit: -1e9 },
  ],
  parts: [
    {
      code: '47.1',
      name: 'В неспециализированных магазинах',
      companies: 2,
      revenue: 50e9,
      profit: 5e9,
      growth: 10,
    },
  ],
  larger: { companies: 1, growth: 25 },
  smaller: { companies: 1, growth: -5 },
};

/** Moscow leads, another has none. */
export const sampleGeo: GeoRating = {
  code: '47',
  measure: 'revenue',
  year: 2016,
  day: '2020-10-01',
  regions: [
    {
      yugoId: moscow,
      name: 'Москва',
      companies: 2,
      revenue: 50e9,
      organisations: 210_899,
      small: 66.3,
      value: 50e9,
      rank: 1,
    },
    {
      yugoId: 2,
      name: 'Тыва',
      companies: 0,
      revenue: 0,
      organisations: null,
      small: null,
      value: null,
      rank: null,
    },
  ],
  source,
};

/** A section with two counts and no shipments. */
export const sampleCourse: IndustryCourse = {
  code: '47',
  section: { id: 7, code: 'G', name: 'Торговля' },
  yugoId: moscow,
  isKnown: true,
  organisations: [
    { day: '2019-10-01', organisations: 263_336, small: 158_308, share: 60.1 },
    { day: '2020-10-01', organisations: 210_899, small: 139_773, share: 66.3 },
  ],
  organisationsSource: source,
  smallSource: source,
  shipments: [],
  breakDay: null,
  shipmentsSource: null,
};

/** A branch of two codes in the country. */
export const sampleBranch: BranchHeader = {
  branchId: 7,
  yugoId: 1_180_665,
  year: 2016,
  isKnown: true,
  source,
  kind: 'pharma',
  name: 'Лекарства',
  isShipped: false,
  version: 3,
  codes: [
    { id: 121, code: '21', name: 'Производство лекарств' },
    { id: 14_646, code: '46.46', name: 'Оптовая торговля лекарствами' },
  ],
  place: { yugoId: 1_180_665, name: 'Россия', shortName: 'Россия' },
  companies: 2,
  revenue: 50e9,
  profit: 5e9,
  growth: 10,
  grown: 1,
  compared: 2,
  allCompanies: 2,
  allRevenue: 50e9,
};

/** A page of 61 branches. */
export const sampleBranches: BranchList = {
  total: 61,
  year: 2016,
  branches: [
    {
      id: 7,
      kind: 'pharma',
      name: 'Лекарства',
      codes: ['21', '46.46'],
      isShipped: false,
      companies: 2,
      revenue: 50e9,
      changedAt: '2021-10-20T10:00:00Z',
    },
  ],
  source,
};

/** One subject with universities, one without. */
export const sampleEducation: EducationGeo = {
  regions: [
    { yugoId: moscow, name: 'Москва', universities: 36, organisations: 9000, value: 36, rank: 1 },
    { yugoId: 2, name: 'Тыва', universities: 0, organisations: null, value: null, rank: null },
  ],
  listed: 37,
  unplaced: 1,
  source,
};

/** One section that lost a fifth. */
export const sampleAffected: MostAffected = {
  day: '2020-10-01',
  before: '2019-10-01',
  entries: [{ id: 7, code: 'G', name: 'Торговля', organisations: 80, organisationsBefore: 100, change: -20 }],
  source,
};

const version: History['versions'][number] = {
  version: 2,
  step: 'edited',
  names: { ru: 'Лекарства' },
  codes: ['21'],
  note: 'по просьбе',
  changedBy: 'Ирина Ковалёва',
  changedAt: '2021-10-20T10:00:00Z',
};

/** Made, then changed on request. */
export const sampleHistory: History = {
  id: 7,
  isShipped: false,
  isRemoved: false,
  version: 2,
  versions: [version, { ...version, version: 1, step: 'created', note: '' }],
};

/** One story of two headlines. */
export const sampleNews: IndustryNews = {
  code: '47',
  wordsOf: '47',
  words: ['ритейлер', 'магазин'],
  total: 1,
  stories: [
    {
      newsId: 1,
      title: 'Открылся магазин',
      language: 'ru',
      sourceName: 'Retail',
      publishedAt: '2020-06-08T10:00:00Z',
      items: 2,
    },
  ],
};
