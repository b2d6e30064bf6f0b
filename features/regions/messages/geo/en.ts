import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionGeo_All: '{count, plural, one {# city} other {All # cities}}',
  RegionGeo_BeyondCircle: 'Beyond the polar circle',
  RegionGeo_Capital: 'Centre of the region',
  RegionGeo_Census: 'Residents by the census of {day}.',
  RegionGeo_CensusMore:
    'Residents by the census of {day}. That is more than all residents by the estimate: the census found {more} more.',
  RegionGeo_Cities: 'Cities',
  RegionGeo_City: 'City',
  RegionGeo_Figures: 'Cities in figures',
  RegionGeo_Founded: 'Founded',
  RegionGeo_MapLabel: 'Cities: {name}',
  RegionGeo_MapSub: 'Area of a disc: residents. A click opens the card.',
  RegionGeo_MapAlone: '{name} and its neighbours',
  RegionGeo_MapTitle: '{count, plural, one {# city} other {# cities}} on the map',
  RegionGeo_NoCities: 'The handbook has no cities of this place.',
  RegionGeo_NoPeople: 'How many people lived in each city was not known on this day yet.',
  RegionGeo_OtherCities: 'Other cities',
  RegionGeo_People: 'Residents',
  RegionGeo_PeopleUnit: 'people',
  RegionGeo_PeopleInCities: 'Living in cities',
  RegionGeo_Rank: 'Rank among cities',
  RegionGeo_RankByPeople: 'Rank by residents',
  RegionGeo_RankNote: 'of {of, number} regions: {people} on {day}',
  RegionGeo_RankOf: '{rank, number} of {of, number}',
  RegionGeo_ShareFormula: 'the city over all cities',
  RegionGeo_ShareOfCities: 'share of city residents',
  RegionGeo_Source:
    '{source}, census of 1 October 2021. Borders: ©\u00A0OpenStreetMap contributors, ODbL. Districts are not shown: no open borders.',
  RegionGeo_VerdictCities:
    '{count, plural, one {# city here has} other {# cities here have}} <people>{peopleText}</people> {peopleValue, plural, one {resident} other {residents}}; <share>{shareText}</share> of them live in the largest, {name}.',
  RegionGeo_VerdictOne:
    'There is one city here, {name}: <people>{peopleText}</people> {peopleValue, plural, one {resident} other {residents}}.',
  RegionGeo_VerdictPolar:
    'Beyond the polar circle there are {count, plural, one {# city} other {# cities}} and <polar>{polarText}</polar> {polarValue, plural, one {resident} other {residents}}.',
};
