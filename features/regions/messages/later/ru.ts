/** Texts of what came after a past day. This file is the type: every other language has the same keys. */
export const messages = {
  RegionLater_Title: 'Что было потом',
  RegionLater_Hide: 'скрыть',
  RegionLater_Lead:
    '{weeks, plural, one {Через # неделю} few {Через # недели} many {Через # недель} other {Через # недели}}, {range}:',
  RegionLater_Measure: '{measure, select, deaths {Умерли за\u00A0неделю} other {Случаи за\u00A0неделю}}',
  RegionLater_Then: 'против {value} тогда',
  RegionLater_Peak: 'потом больше всего {value} за\u00A0неделю к\u00A0{day}',
  RegionLater_NoHigher: 'выше этой недели с\u00A0тех пор не\u00A0было',
  RegionLater_Unknown: 'за\u00A0эту неделю опубликованы не\u00A0все дни',
  RegionLater_Early:
    'С\u00A0этого дня не\u00A0прошло и\u00A0недели с\u00A0полными данными: сравнивать пока не\u00A0с\u00A0чем.',
  RegionLater_Figures: 'Новые данные',
  RegionLater_ThenFigure: 'тогда знали {value} за\u00A0{when}',
  RegionLater_NothingThen: 'тогда не\u00A0было известно',
  RegionLater_Source: '{source}. Те\u00A0же ряды, как их знали {day}.',
  RegionLater_Note:
    'Открытое можно спрятать снова: с\u00A0ним не\u00A0считаются ни\u00A0выводы, ни\u00A0числа страницы.',
};
