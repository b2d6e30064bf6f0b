/** Texts of the health page. This file is the type: every other language has the same keys. */
export const messages = {
  RegionHealth_Beside: 'Болезни рядом со\u00A0страной',
  RegionHealth_FarTitle:
    'Заметнее всего: {name}, на\u00A0{percent} {course, select, more {чаще} other {реже}}, чем в\u00A0стране',
  RegionHealth_FarSub:
    'Впервые поставленные диагнозы на\u00A0жителя, {year} год: на\u00A0сколько процентов чаще или реже, чем в\u00A0стране. Ярко показаны пять самых непохожих.',
  RegionHealth_FarNote:
    'Чаще не\u00A0всегда хуже: диагноз находят и\u00A0там, где лучше ищут. Строк с\u00A0опечаткой источника на\u00A0рисунке нет.',
  RegionHealth_Rarer: 'реже, чем в\u00A0стране',
  RegionHealth_Oftener: 'чаще',
  RegionHealth_CountryShort: 'Россия',
  RegionHealth_Remark: 'Пометка',
  RegionHealth_Doubt_repeatsPart:
    'В\u00A0источнике опечатка: за\u00A0все возрасты выдан один из\u00A0них. Не\u00A0показываем.',
  RegionHealth_Doubt_outsideParts:
    'В\u00A0источнике ошибка: все возрасты вне своих групп. Не\u00A0показываем.',
  RegionHealth_Doubt_differsFromTwin:
    'В\u00A0источнике ошибка: другая официальная таблица даёт иное. Не\u00A0показываем.',
  RegionHealth_Doubt_besideTwin:
    'В\u00A0источнике ошибка: строка расходится с\u00A0другой таблицей. Не\u00A0показываем.',
  RegionHealth_Supply: 'Койки, врачи, медсёстры',
  RegionHealth_NoSupply: 'Койки и врачи для этого места не опубликованы.',
  RegionHealth_SourceYear: '{source}, {year}',
  RegionHealth_Morbidity: 'Впервые установленные диагнозы',
  RegionHealth_NoMorbidity:
    'Заболеваемость по возрасту для этого места не опубликована: открытый ряд есть не у всех и не за все годы.',
  RegionHealth_Commonest: 'Чаще всего: {name}, {share} первых диагнозов',
  RegionHealth_MorbiditySub: 'Впервые установленные диагнозы на 100 000 человек этого возраста, {year} год.',
  RegionHealth_MorbidityEnds: 'Новее открытых данных нет.',
  RegionHealth_Class: 'Класс болезней',
  RegionHealth_Age_children: '0–14 лет',
  RegionHealth_Age_teenagers: '15–17 лет',
  RegionHealth_Age_adults: '18 лет и старше',
  RegionHealth_Age_all: 'Все возрасты',
  RegionHealth_SinceFirst: 'К {year} году',
  RegionHealth_Country: 'Россия, все возрасты',
  RegionHealth_Epidemic_beds: 'Койки для больных COVID-19 в 2020 году',
  RegionHealth_Epidemic_hospitals: 'Пациенты пяти больниц для COVID-19',
  RegionHealth_Epidemic_mobility: 'Подвижность к 2019 году',
  RegionHealth_Epidemic_tests: 'Тесты на COVID-19 за день',
  RegionHealth_Bed_covid_beds: 'всего',
  RegionHealth_Bed_covid_beds_occupied: 'занято',
} as const;
