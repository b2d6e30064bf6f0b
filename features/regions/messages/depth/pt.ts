import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionDepth_Census: 'censo de {year}',
  RegionDepth_Title: '{family}: {place}',
  RegionDepth_Families: 'Temas em detalhe',
  RegionDepth_Family_population: 'População',
  RegionDepth_Family_health: 'Saúde',
  RegionDepth_Family_ecology: 'Ecologia',
  RegionDepth_Indicators: 'Indicadores',
  RegionDepth_None: 'Não há indicadores deste tema publicados para este lugar.',
  RegionDepth_Country: 'Rússia',
  RegionDepth_District: 'distrito',
  RegionDepth_Rank: '{rank, number}º maior de {of, number}',
  RegionDepth_InCountry: 'na Rússia {value}',
  RegionDepth_Source: '{source}: {title}, {period}.',
  RegionDepth_Neighbours: 'Ao lado dos vizinhos',
  RegionDepth_NeighboursSub:
    'Regiões com que faz fronteira (de um distrito, as suas) no mesmo período; o que não se publica não consta.',
  RegionDepth_Place: 'Lugar',
};
