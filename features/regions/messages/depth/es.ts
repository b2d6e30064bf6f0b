import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionDepth_Census: 'censo de {year}',
  RegionDepth_Title: '{family}: {place}',
  RegionDepth_Families: 'Temas en detalle',
  RegionDepth_Family_population: 'Población',
  RegionDepth_Family_health: 'Salud',
  RegionDepth_Family_ecology: 'Ecología',
  RegionDepth_Indicators: 'Indicadores',
  RegionDepth_None: 'No hay indicadores de este tema publicados para este lugar.',
  RegionDepth_Country: 'Rusia',
  RegionDepth_District: 'distrito',
  RegionDepth_Rank: '{rank, number}.º más alto de {of, number}',
  RegionDepth_InCountry: 'en Rusia {value}',
  RegionDepth_Source: '{source}: {title}, {period}.',
  RegionDepth_Neighbours: 'Junto a los vecinos',
  RegionDepth_NeighboursSub:
    'Regiones con las que limita (de un distrito, las suyas) en el mismo período; lo que no se publica no figura.',
  RegionDepth_Place: 'Lugar',
};
