import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionGeo_All: '{count, plural, one {# ciudad} other {Las # ciudades}}',
  RegionGeo_BeyondCircle: 'Más allá del círculo polar',
  RegionGeo_Capital: 'Centro de la región',
  RegionGeo_Census: 'Habitantes según el censo del {day}.',
  RegionGeo_CensusMore:
    'Habitantes según el censo del {day}. Son más que todos los habitantes según la estimación: el censo contó {more} más.',
  RegionGeo_Cities: 'Ciudades',
  RegionGeo_City: 'Ciudad',
  RegionGeo_Figures: 'Ciudades en cifras',
  RegionGeo_Founded: 'Fundación',
  RegionGeo_MapLabel: 'Ciudades: {name}',
  RegionGeo_MapSub: 'Área del círculo: habitantes. Un clic abre la ficha.',
  RegionGeo_MapAlone: '{name} y sus vecinos',
  RegionGeo_MapTitle: '{count, plural, one {# ciudad} other {# ciudades}} en el mapa',
  RegionGeo_NoCities: 'El catálogo no tiene ciudades de este lugar.',
  RegionGeo_NoPeople: 'En este día aún no se sabía cuántas personas vivían en cada ciudad.',
  RegionGeo_OtherCities: 'Otras ciudades',
  RegionGeo_People: 'Habitantes',
  RegionGeo_PeopleUnit: 'personas',
  RegionGeo_PeopleInCities: 'Viven en ciudades',
  RegionGeo_Rank: 'Puesto entre ciudades',
  RegionGeo_RankByPeople: 'Puesto por población',
  RegionGeo_RankNote: 'de {of, number} regiones: {people} al {day}',
  RegionGeo_RankOf: '{rank, number} de {of, number}',
  RegionGeo_ShareFormula: 'la ciudad entre todas las ciudades',
  RegionGeo_ShareOfCities: 'parte de los habitantes de ciudades',
  RegionGeo_Source:
    '{source}, censo del 1 de octubre de 2021. Límites: ©\u00A0OpenStreetMap contributors, ODbL. No se muestran distritos: no hay límites abiertos.',
  RegionGeo_VerdictCities:
    '{count, plural, one {En # ciudad} other {En # ciudades}} viven aquí <people>{peopleText}</people> {peopleValue, plural, one {persona} other {personas}}; el <share>{shareText}</share> de ellas en la mayor, {name}.',
  RegionGeo_VerdictOne:
    'Aquí hay una sola ciudad, {name}: <people>{peopleText}</people> {peopleValue, plural, one {habitante} other {habitantes}}.',
  RegionGeo_VerdictPolar:
    'Más allá del círculo polar hay {count, plural, one {# ciudad} other {# ciudades}} y <polar>{polarText}</polar> {polarValue, plural, one {habitante} other {habitantes}}.',
};
