import type { Smb, SmbRating } from '../web/smb/load-smb.ts';
import type { RegionList } from '../web/list/load-list.ts';
import { sampleSmb } from './sample-companies.ts';
import { sampleSource } from './sample-places.ts';

const moscow = 1_124_665;
const row = { organisations: 1000, small: 652, share: 65.2, previous: 64, rank: 2, movement: 3 };

/** Two regions, one of which was not counted the year before. */
export const sampleSmbRating: SmbRating = {
  day: '2020-10-01',
  country: { organisations: 3000, small: 1980, share: 66 },
  regions: [
    { ...row, yugoId: 2, name: 'Карелия', share: 70, rank: 1, previous: null, movement: null },
    { ...row, yugoId: moscow, name: 'Москва' },
  ],
  source: sampleSource,
};

/** The page of Moscow's small business, all of it loaded. */
export const sampleSmbPage: Smb = {
  section: 'all',
  place: {
    yugoId: moscow,
    kind: 'region',
    iso: 'RU-MOW',
    name: 'Москва',
    shortName: 'Москва',
    districtId: null,
    prepositional: null,
    districtName: null,
    capital: null,
    head: null,
    areaKm2: null,
    utcOffset: null,
    population: null,
    dataDay: null,
  } as Smb['place'],
  statistics: sampleSmb,
  rating: sampleSmbRating,
};

/** Moscow alone has organisations of the list. */
export const sampleCompaniesList: NonNullable<RegionList['companies']> = {
  year: 2016,
  regions: [
    {
      yugoId: moscow,
      name: 'Москва',
      companies: 381,
      revenue: 35.7e12,
      share: 46.97,
      largest: 'Газпром',
      rank: 1,
    },
  ],
  source: sampleSource,
};
