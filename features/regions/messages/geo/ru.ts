/** Texts of the tab of places. This file is the type: every other language has the same keys. */
export const messages = {
  RegionGeo_All:
    '{count, plural, one {# город} few {Все # города} many {Все # городов} other {Все # города}}',
  RegionGeo_BeyondCircle: 'За\u00A0Полярным кругом',
  RegionGeo_Capital: 'Центр региона',
  RegionGeo_Census: 'Жители по\u00A0переписи, {day}.',
  RegionGeo_CensusMore:
    'Жители по\u00A0переписи, {day}. Это больше оценки всех жителей: перепись нашла ещё\u00A0{more}.',
  RegionGeo_Cities: 'Города',
  RegionGeo_City: 'Город',
  RegionGeo_Figures: 'Города в\u00A0числах',
  RegionGeo_Founded: 'Основан',
  RegionGeo_MapLabel: 'Города: {name}',
  RegionGeo_MapSub: 'Площадь круга: жители города. Нажатие открывает карточку.',
  RegionGeo_MapAlone: '{name} и\u00A0соседи по\u00A0границе',
  RegionGeo_MapTitle:
    '{count, plural, one {# город} few {# города} many {# городов} other {# города}} на\u00A0карте',
  RegionGeo_NoCities: 'В\u00A0справочнике нет городов этого места.',
  RegionGeo_NoPeople: 'Сколько людей жило в\u00A0городах, на\u00A0этот день ещё не\u00A0было известно.',
  RegionGeo_OtherCities: 'Остальные города',
  RegionGeo_People: 'Жители',
  RegionGeo_PeopleUnit: 'чел.',
  RegionGeo_PeopleInCities: 'Живут в\u00A0городах',
  RegionGeo_Rank: 'Место среди городов',
  RegionGeo_RankByPeople: 'Место по\u00A0населению',
  RegionGeo_RankNote: 'из\u00A0{of, plural, one {# региона} other {# регионов}}: {people} на\u00A0{day}',
  RegionGeo_RankOf: '{rank, number} из\u00A0{of, number}',
  RegionGeo_ShareFormula: 'город, делённый на\u00A0все города',
  RegionGeo_ShareOfCities: 'доля жителей городов',
  RegionGeo_Source:
    '{source}, перепись 1\u00A0октября 2021 года. Границы: ©\u00A0OpenStreetMap contributors, ODbL. Районы не\u00A0показаны: открытых границ нет.',
  RegionGeo_VerdictCities:
    '{count, plural, one {В\u00A0# городе} few {В\u00A0# городах} many {В\u00A0# городах} other {В\u00A0# города}} здесь живут <people>{peopleText}</people> {peopleValue, plural, one {человек} few {человека} many {человек} other {человека}}, <share>{shareText}</share> из\u00A0них\u00A0— самый большой город, {name}.',
  RegionGeo_VerdictOne:
    'Город здесь один, {name}: <people>{peopleText}</people> {peopleValue, plural, one {житель} few {жителя} many {жителей} other {жителя}}.',
  RegionGeo_VerdictPolar:
    'За\u00A0Полярным кругом {count, plural, one {# город} few {# города} many {# городов} other {# города}} и\u00A0<polar>{polarText}</polar> {polarValue, plural, one {житель} few {жителя} many {жителей} other {жителя}}.',
} as const;
