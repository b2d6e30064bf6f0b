/** Texts of similar regions. This file is the type: every other language has the same keys. */
export const messages = {
  RegionTwins_Area: 'площади: справочник субъектов (Википедия, CC BY-SA)',
  RegionTwins_Compare: 'Сравнить на\u00A0графике',
  RegionTwins_Far: 'Разводит: {part}',
  RegionTwins_Few:
    'Всё нужное известно только о\u00A0{compared, plural, one {# субъекте} few {# субъектах} many {# субъектах} other {# субъекта}}: сравнивать не\u00A0с\u00A0кем.',
  RegionTwins_Figures: 'Все числа',
  RegionTwins_Here: 'Здесь',
  RegionTwins_Lead: 'близость {nearness} из\u00A0100',
  RegionTwins_Measure_density: 'Человек на\u00A0км²',
  RegionTwins_Measure_income: 'Доход, % от\u00A0дохода по\u00A0стране',
  RegionTwins_Measure_old: 'Старше 64\u00A0лет, %',
  RegionTwins_Measure_section: '{name}, % организаций',
  RegionTwins_Measure_urban: 'Горожане, %',
  RegionTwins_Measure_working: 'От\u00A015 до\u00A064\u00A0лет, %',
  RegionTwins_Measure_young: 'Младше 15\u00A0лет, %',
  RegionTwins_Method:
    'Пять частей весят поровну. Расхождение части считаем в\u00A0стандартных отклонениях по\u00A0{compared, plural, one {# субъекту} few {# субъектам} many {# субъектам} other {# субъекта}} (плотность в\u00A0логарифме), общее d: корень из\u00A0среднего квадрата. Близость: 100\u00A0/\u00A0(1\u00A0+\u00A0d).',
  RegionTwins_Missing:
    'Сравнить не\u00A0с\u00A0чем: к\u00A0этому дню о\u00A0регионе не\u00A0известно: {parts}.',
  RegionTwins_Near: 'Сближает: {part}',
  RegionTwins_Part_age: 'возраст',
  RegionTwins_Part_density: 'плотность',
  RegionTwins_Part_income: 'доход на\u00A0душу',
  RegionTwins_Part_mix: 'виды организаций по\u00A0ОКВЭД',
  RegionTwins_Part_urban: 'доля горожан',
  RegionTwins_Sub: 'Что сближает, что разводит и\u00A0что было дальше',
  RegionTwins_SubjectsOnly:
    'Похожие ищутся только для субъекта: страна и\u00A0округ складываются из\u00A0многих субъектов.',
  RegionTwins_There: 'Там',
  RegionTwins_Title: 'Похожие регионы',
  RegionTwins_Week: 'Случаи на\u00A0100\u00A0тысяч за\u00A0неделю',
  RegionTwins_WeekChange: 'Изменение за\u00A0неделю',
  RegionTwins_Year: 'Год',
} as const;
