import type { Champions, Classes, MainStats, Rating, Smb } from '../web/companies/load-companies.ts';
import { sampleSource } from './sample-places.ts';

const moscow = 1_124_665;
const about = { yugoId: moscow, isKnown: true, year: 2016, source: sampleSource };

/** Two of ten organisations of the country with half of its revenue. */
export const sampleMain: MainStats = {
  ...about,
  companies: 2,
  revenue: 50e9,
  profit: 3e9,
  allCompanies: 10,
  allRevenue: 100e9,
};

export const sampleClasses: Classes = {
  ...about,
  classes: [
    { code: '47', name: 'Розничная торговля', companies: 1, revenue: 40e9, profit: 2e9, growth: 16.8 },
    { code: '62', name: 'Разработка программ', companies: 1, revenue: 10e9, profit: 1e9, growth: null },
  ],
};

const company: Rating['companies'][number] = {
  inn: '7728029110',
  name: 'Перекрёсток',
  yugoId: moscow,
  okved: '47.11',
  className: 'Розничная торговля',
  revenue: 40e9,
  growth: 25,
  profit: 2e9,
  margin: 5,
  countryRank: 3,
  isChampion: true,
};

/** A champion and one whose account lacks the year before and the profit. */
export const sampleRating: Rating = {
  ...about,
  companies: [
    company,
    {
      ...company,
      inn: '7703270067',
      name: 'Ашан',
      growth: null,
      profit: null,
      margin: null,
      isChampion: false,
      countryRank: 7,
    },
  ],
  departments: [],
};

export const sampleChampions: Champions = { year: 2016, champions: [company], source: sampleSource };

const counts = { organisations: 1000, small: 652, share: 65.2 };
const day = '2020-10-01';

export const sampleSmb: Smb = {
  yugoId: moscow,
  day,
  course: [
    { ...counts, day: '2019-10-01', share: 64 },
    { ...counts, day },
  ],
  country: [{ ...counts, day, share: 66 }],
  district: [{ ...counts, day, share: 60 }],
  districtName: 'Центральный федеральный округ',
  sections: [{ ...counts, code: 'C', name: 'Обрабатывающие производства' }],
  source: sampleSource,
  organisationsSource: sampleSource,
  outlook: { day: null, missing: { needed: 25, known: 0 }, ahead: [], isCut: false, source: null },
};
