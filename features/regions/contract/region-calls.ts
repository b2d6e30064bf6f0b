import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Place } from '#statistics/shapes/place.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Population } from './place-figures.ts';

/** Somebody in office. */
const Holder = z.object({ name: z.string(), faction: z.string().nullable() });

/** Calls of what stands above every tab: the identity card of a place and the way up from it. */
export const regionContract = {
  'regiondossier/getRegionShortInfo': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'The identity card of a place: names, capital, head, deputies, area, population, time zone.',
    input: z.object({ yugoId: YugoId }),
    output: Place.extend({
      prepositional: z.string().nullable(),
      districtName: z.string().nullable(),
      capital: z.string().nullable(),
      /** Null where nobody is known. */
      head: Holder.extend({
        /** The last day the source shows them in office, where that lies before the day asked for. */
        lastSeen: IsoDate.nullable(),
        /** Address of the evidence itself. */
        link: z.string().nullable(),
        source: Source,
      }).nullable(),
      /** Whom the region sent to the State Duma; null where none are known. */
      deputies: z.object({ members: z.array(Holder), attestedOn: IsoDate, source: Source }).nullable(),
      areaKm2: z.number().nullable(),
      utcOffset: z.string().nullable(),
      population: Population.nullable(),
      dataDay: IsoDate.nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getGeoHeader': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'Where a place lies: its point on the map, its district and the country above it.',
    input: z.object({ yugoId: YugoId }),
    output: Place.extend({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      parents: z.array(Place),
    }),
    errors: ['region_not_found'],
  }),
  'handbooks/region/getEntries': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'All places with their names in the five languages, for search fields.',
    input: z.object({}),
    output: z.object({ entries: z.array(Place.extend({ names: z.array(z.string()) })) }),
  }),
} satisfies Contract;
