import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionDepth_Census: 'census of {year}',
  RegionDepth_Title: '{family}: {place}',
  RegionDepth_Families: 'Families in depth',
  RegionDepth_Family_population: 'Population',
  RegionDepth_Family_health: 'Health',
  RegionDepth_Family_ecology: 'Ecology',
  RegionDepth_Indicators: 'Indicators',
  RegionDepth_None: 'No indicators of this family are published openly for this place.',
  RegionDepth_Country: 'Russia',
  RegionDepth_District: 'district',
  RegionDepth_Rank:
    '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} highest of {of, number}',
  RegionDepth_InCountry: 'in Russia {value}',
  RegionDepth_Source: '{source}: {title}, {period}.',
  RegionDepth_Neighbours: 'Beside its neighbours',
  RegionDepth_NeighboursSub:
    'Regions it borders on (of a district its own) in the same period; what is not published is absent.',
  RegionDepth_Place: 'Place',
};
