/** Texts of the pages of families in depth. This file is the type: every other language has the same keys. */
export const messages = {
  RegionDepth_Title: '{family}: {place}',
  RegionDepth_Families: 'Разделы подробно',
  RegionDepth_Family_population: 'Население',
  RegionDepth_Family_health: 'Здоровье',
  RegionDepth_Family_ecology: 'Экология',
  RegionDepth_Indicators: 'Показатели',
  RegionDepth_None: 'Для этого места показатели раздела открыто не публикуются.',
  RegionDepth_Census: 'перепись {year}',
  RegionDepth_Country: 'Россия',
  RegionDepth_District: 'округ',
  RegionDepth_Rank: '{rank, number}-е по\u00A0величине из\u00A0{of, number}',
  RegionDepth_InCountry: 'в России {value}',
  RegionDepth_Source: '{source}: {title}, {period}.',
  RegionDepth_Neighbours: 'Рядом с\u00A0соседями',
  RegionDepth_NeighboursSub:
    'Соседи по\u00A0границе (у\u00A0округа его регионы) за\u00A0тот\u00A0же период; чего не\u00A0публикуют, того нет.',
  RegionDepth_Place: 'Место',
} as const;
