/** Texts about small business and the list’s views of business. This file is the type: every other language has the same keys. */
export const messages = {
  RegionSmb_AllSections: 'Все разделы',
  RegionSmb_August: 'Реестр чистят в\u00A0августе, поэтому к\u00A0октябрю в\u00A0нём мало закрывшихся.',
  RegionSmb_Before: 'Год назад',
  RegionSmb_Companies: 'Организаций',
  RegionSmb_CompaniesSub:
    'Отчётность за\u00A0{year} год; в\u00A0списке {count, plural, one {# регион} few {# региона} many {# регионов} other {# региона}}, где есть хотя\u00A0бы одна.',
  RegionSmb_CompaniesTitle: 'Регионы по\u00A0крупнейшим организациям',
  RegionSmb_District: 'округ',
  RegionSmb_Country: 'Россия',
  RegionSmb_Formula: 'малые и\u00A0средние, делённые на\u00A0все',
  RegionSmb_Largest: 'Самая большая',
  RegionSmb_Movement: 'Сдвиг за\u00A0год',
  RegionSmb_NoCompanies: 'К\u00A0этому дню отчётность ещё не\u00A0была известна.',
  RegionSmb_NoData: 'Реестр малых и\u00A0средних для этого места к\u00A0этому дню не\u00A0известен.',
  RegionSmb_OfCountry: 'Доля списка',
  RegionSmb_Organisations: 'Все организации',
  RegionSmb_Outlook: 'Реестр впереди',
  RegionSmb_OutlookSub:
    'Последний известный месяц: {month}; дальше прошлогодний месяц с\u00A0ростом последнего года.',
  RegionSmb_OutlookAhead:
    'Через {months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}} {count}: {range} в\u00A0девяти случаях из\u00A0десяти.',
  RegionSmb_OutlookMissing:
    'Для прогноза нужны {needed, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}} подряд, известно {known, number}: открытый реестр годовой. Месячные числа загружает оператор (sme_register).',
  RegionSmb_OutlookCut: 'Рост за последний год вышел за пределы того, что приносит год, и\u00A0урезан.',
  RegionSmb_PageTitle: '{name}: малый и\u00A0средний бизнес',
  RegionSmb_Rank: 'Место',
  RegionSmb_Rating: 'Регионы по\u00A0доле малых и\u00A0средних',
  RegionSmb_RatingSub: '{day}. По\u00A0стране {share}. Равные доли делят место.',
  RegionSmb_RatingTitle:
    '{count, plural, one {# регион} few {# региона} many {# регионов} other {# региона}} по\u00A0доле малых и\u00A0средних организаций',
  RegionSmb_Region: 'Регион',
  RegionSmb_Revenue: 'Выручка',
  RegionSmb_Section: 'Раздел ОКВЭД',
  RegionSmb_Sections: 'По\u00A0разделам',
  RegionSmb_Share: 'Доля малых и\u00A0средних организаций',
  RegionSmb_ShareHead: 'Доля',
  RegionSmb_Small: 'Малые и\u00A0средние',
  RegionSmb_Title: 'Малый и\u00A0средний бизнес',
  RegionSmb_Trend: 'Доля малых и\u00A0средних по\u00A0годам',
  RegionSmb_TrendSub: 'На\u00A01\u00A0октября каждого года, рядом округ и\u00A0страна.',
  RegionSmb_Verdict:
    'В\u00A0{year} году малые и\u00A0средние составляли здесь <share>{shareText}</share> организаций.',
  RegionSmb_VerdictRank:
    'В\u00A0{year} году малые и\u00A0средние составляли здесь <share>{shareText}</share> организаций: {rank, number}‑е\u00A0место среди {of, plural, one {# региона} other {# регионов}}, в\u00A0среднем по\u00A0стране <country>{countryText}</country>.',
} as const;
