import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionGeo_All: '{count, plural, one {# cidade} other {Todas as # cidades}}',
  RegionGeo_BeyondCircle: 'Além do círculo polar',
  RegionGeo_Capital: 'Centro da região',
  RegionGeo_Census: 'Habitantes segundo o censo de {day}.',
  RegionGeo_CensusMore:
    'Habitantes segundo o censo de {day}. São mais do que a estimativa dá para toda a população: o censo contou {more} a mais.',
  RegionGeo_Cities: 'Cidades',
  RegionGeo_City: 'Cidade',
  RegionGeo_Figures: 'Cidades em números',
  RegionGeo_Founded: 'Fundação',
  RegionGeo_MapLabel: 'Cidades: {name}',
  RegionGeo_MapSub: 'Área do círculo: habitantes. Um clique abre a ficha.',
  RegionGeo_MapAlone: '{name} e os seus vizinhos',
  RegionGeo_MapTitle: '{count, plural, one {# cidade} other {# cidades}} no mapa',
  RegionGeo_NoCities: 'O cadastro não tem cidades deste lugar.',
  RegionGeo_NoPeople: 'Neste dia ainda não se sabia quantas pessoas viviam em cada cidade.',
  RegionGeo_OtherCities: 'Outras cidades',
  RegionGeo_People: 'Habitantes',
  RegionGeo_PeopleUnit: 'pessoas',
  RegionGeo_PeopleInCities: 'Vivem em cidades',
  RegionGeo_Rank: 'Posição entre cidades',
  RegionGeo_RankByPeople: 'Posição por população',
  RegionGeo_RankNote: 'de {of, number} regiões: {people} em {day}',
  RegionGeo_RankOf: '{rank, number} de {of, number}',
  RegionGeo_ShareFormula: 'a cidade sobre todas as cidades',
  RegionGeo_ShareOfCities: 'parcela dos habitantes das cidades',
  RegionGeo_Source:
    '{source}, censo de 1 de outubro de 2021. Limites: ©\u00A0OpenStreetMap contributors, ODbL. Distritos não mostrados: não há limites abertos.',
  RegionGeo_VerdictCities:
    '{count, plural, one {Em # cidade} other {Em # cidades}} vivem aqui <people>{peopleText}</people> {peopleValue, plural, one {pessoa} other {pessoas}}; <share>{shareText}</share> delas na maior, {name}.',
  RegionGeo_VerdictOne:
    'Há aqui uma só cidade, {name}: <people>{peopleText}</people> {peopleValue, plural, one {habitante} other {habitantes}}.',
  RegionGeo_VerdictPolar:
    'Além do círculo polar há {count, plural, one {# cidade} other {# cidades}} e <polar>{polarText}</polar> {polarValue, plural, one {habitante} other {habitantes}}.',
};
