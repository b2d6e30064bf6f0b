import type { OutputOf } from '#platform/web/api.ts';

const source = {
  code: 'wikidata_persons',
  name: 'Викиданные',
  title: 'Должностные лица России',
  licence: 'CC0',
  url: 'https://www.wikidata.org',
  caveat: null,
  sample: false,
  knownAt: null,
};

const statement = {
  id: 1,
  field: 'position',
  text: 'Мэр Москвы',
  other: { id: 1_124_665, kind: 'geography' as const, name: 'Москва' },
  starts: '2010-10-21',
  ends: null,
  source: source.code,
  link: 'https://www.wikidata.org/wiki/Q319497',
  knownAt: '2022-07-31',
};

/** A person with two positions, one of which has ended, and a namesake. */
export const sampleHeader: OutputOf<':type/GetDossierHeader'> = {
  id: 10_000_427,
  kind: 'person',
  name: 'Сергей Собянин',
  names: ['Sergey Sobyanin'],
  version: 0,
  identifiers: [{ scheme: 'wikidata', value: 'Q319497', isChecked: false, source: source.code }],
  statements: [
    statement,
    { ...statement, id: 2, text: 'Вице-премьер', other: null, starts: '2008-05-12', ends: '2010-10-21' },
    { ...statement, id: 3, field: 'born', text: '1958-06-21', other: null, starts: null },
  ],
  sources: [source],
  namesakes: [{ id: 5, kind: 'person', name: 'Сергей Собянин', hint: 'тренер' }],
  mentions: { headlines: 3, first: '2020-06-01', last: '2020-06-08' },
  day: '2020-06-08',
  officeNews: [],
  checkUrl: null,
};

/** Three headlines of two days. */
export const sampleMentions: OutputOf<'entities/getMentions'> = {
  from: '2020-06-01',
  to: '2020-06-08',
  headlines: 3,
  outlets: 2,
  days: [
    { day: '2020-06-01', headlines: 1, negative: 1, neutral: 0, positive: 0 },
    { day: '2020-06-08', headlines: 2, negative: 0, neutral: 2, positive: 0 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 3 : 0)),
  together: [{ id: 7, kind: 'geography', name: 'Москва', headlines: 2, expected: 0.4 }],
  stories: [{ id: 4, title: 'Карантин снят', first: '2020-06-08', last: '2020-06-08', headlines: 2 }],
  news: [
    {
      id: 9,
      title: 'Собянин снял карантин',
      source: 'ТАСС',
      publishedAt: '2020-06-08T12:00:00+03:00',
      tone: 0,
    },
  ],
};

/** Norilsk Nickel's accounts of 2016 as the source gives them. */
export const sampleFinance: OutputOf<'entities/getCompanyFinance'> = {
  account: {
    year: 2016,
    revenue: 422_828_829_000,
    revenueBefore: 402_789_507_000,
    profit: 166_699_240_000,
    assets: 958_997_794_000,
    equity: 224_869_075_000,
    rank: 20,
    listed: 970,
  },
  classmates: {
    code: '24',
    name: 'Металлургия',
    quarter: 4.2,
    median: 12,
    threeQuarters: 21,
    margins: [-3, 1, 4, 8, 12, 16, 20, 22, 39.4],
    own: 39.4,
  },
  level: 'medium',
  signs: [
    { input: 'margin', value: 39.4, threshold: 0, sign: 'plus' },
    { input: 'equity', value: 23.4, threshold: 30, sign: 'minus' },
    { input: 'growth', value: null, threshold: 0, sign: 'unknown' },
  ],
  source,
};

/** Two persons and a place, one bond of a register. */
export const samplePreview: OutputOf<'TreeApi/Preview'> = {
  root: 1,
  to: '2020-06-08',
  nodes: [
    { id: 1, kind: 'person', name: 'Собянин', headlines: 3, more: 0 },
    { id: 2, kind: 'person', name: 'Путин', headlines: 5, more: 4 },
    { id: 3, kind: 'geography', name: 'Москва', headlines: 9, more: 0 },
  ],
  edges: [
    { one: 1, other: 2, headlines: 4, expected: 1.5, statements: 0, field: null },
    { one: 1, other: 3, headlines: 0, expected: 2.7, statements: 1, field: 'position' },
  ],
};

const rated = {
  objectType: 2,
  kind: 'person' as const,
  perThousand: 11.2,
  outlets: 18,
  days: [9, 5, 7, 4, 14, 3, 5],
};

/** A week of two names, one of them new. */
export const sampleRating: OutputOf<'entities/getRating'> = {
  from: '2020-06-02',
  to: '2020-06-08',
  beforeFrom: '2020-05-26',
  beforeTo: '2020-06-01',
  headlines: 4208,
  beforeHeadlines: 1664,
  country: null,
  countries: [
    { id: 386, name: 'США', headlines: 812 },
    { id: 683, name: 'Украина', headlines: 240 },
  ],
  rows: [
    {
      ...rated,
      id: 1,
      name: 'Владимир Путин',
      count: 47,
      rank: 1,
      low: 1,
      high: 3,
      before: { rank: 4, count: 39, perThousand: 23.4 },
    },
    { ...rated, id: 2, name: 'Джордж Флойд', count: 30, rank: 2, low: 2, high: 9, before: null },
  ],
  left: [{ id: 3, name: 'Анна Попова', kind: 'person', rank: 8, before: 7, count: 0 }],
  ofTheDay: null,
};

/** One sentence in a headline's own words. */
export const sampleQuotes: OutputOf<'quotes/getSpeakerQuotes'> = {
  total: 1,
  directCount: 1,
  quotes: [
    {
      text: 'Карантин снимем',
      language: 'ru',
      isDirect: true,
      speaker: { name: 'Сергей Собянин', role: null, entityId: 10_000_427 },
      themeId: null,
      source: 'ТАСС',
      beside: null,
      promise: null,
      sourceLink: null,
      newsId: 9,
      date: '2020-06-08T12:00:00+03:00',
      hasTime: true,
      period: null,
    },
  ],
};

/** A reader without a subscription to the registers. */
export const sampleAccess: OutputOf<'entities/getCheckingAccess'> = {
  hasSubscription: false,
  isConnected: true,
  sections: ['patents', 'enforcement', 'arbitration', 'contracts', 'bankruptcy', 'events'],
};

/** One made-up event. */
export const sampleRecords: OutputOf<'entities/getCompanyRecords'> = {
  section: 'events',
  provider: 'Sample provider',
  asOf: '2020-07-14',
  isSample: true,
  total: 1,
  records: [
    {
      id: '1',
      date: '2020-07-01',
      title: 'Пример события № 1',
      kind: 'pledges',
      state: null,
      role: null,
      amount: null,
      other: null,
      link: null,
    },
  ],
};

/** A merge that stands and one that was undone. */
export const sampleMerges: OutputOf<'entities/getMerges'> = {
  entity: { id: 10_000_427, kind: 'person', name: 'Сергей Собянин' },
  version: 3,
  merges: [
    {
      mergeId: 2,
      gone: { id: 5, kind: 'person', name: 'С. Собянин' },
      reason: 'Одно лицо',
      madeAt: '2020-06-01T12:00:00+03:00',
      by: 'Ирина Ковалёва',
      undoneAt: null,
    },
    {
      mergeId: 1,
      gone: { id: 6, kind: 'person', name: 'Собянин' },
      reason: 'Ошибка',
      madeAt: '2020-06-01T12:00:00+03:00',
      by: 'Ирина Ковалёва',
      undoneAt: '2020-06-02T12:00:00+03:00',
    },
  ],
};

/** A split that stands: one statement went to a namesake. */
export const sampleSplits: OutputOf<'entities/getSplits'>['splits'] = [
  {
    splitId: 1,
    to: { id: 5, kind: 'person', name: 'Сергей Собянин' },
    statements: [{ field: 'position', value: 'Тренер' }],
    reason: 'Тренер — другой человек',
    madeAt: '2020-06-01T12:00:00+03:00',
    by: 'Ирина Ковалёва',
    undoneAt: null,
  },
];
