/** Texts of the tab of companies. This file is the type: every other language has the same keys. */
export const messages = {
  RegionCompanies_AllClasses: 'Все классы',
  RegionCompanies_AllList: 'Весь список страны',
  RegionCompanies_Champion: 'чемпион',
  RegionCompanies_Champions: 'Чемпионы роста региона',
  RegionCompanies_ChampionsCountry: 'Чемпионы роста страны',
  RegionCompanies_ChampionsRule:
    '{source}. К\u00A0прошлому году. Рост больше пятикратного не\u00A0показан: чаще это слияние или смена отчётности.',
  RegionCompanies_ChampionsSub:
    'Выручка от\u00A030\u00A0млрд\u00A0₽, прибыль, без финансов и\u00A0холдингов.',
  RegionCompanies_Classes: 'Выручка по\u00A0классам ОКВЭД',
  RegionCompanies_ClassesSub:
    'Площадь: выручка класса за\u00A0{year} год. Цвет: медиана роста к\u00A0прошлому году, без роста больше пятикратного. Нажатие открывает рейтинг класса.',
  RegionCompanies_ClassesTitle: 'Где выручка: {names}',
  RegionCompanies_Company: 'Организация',
  RegionCompanies_Growth: 'К\u00A0прошлому году',
  RegionCompanies_InCountry: 'В\u00A0стране',
  RegionCompanies_Inn: 'ИНН',
  RegionCompanies_Margin: 'Рентаб.',
  RegionCompanies_NoCities: 'Отчётность называет регион, а\u00A0не\u00A0город.',
  RegionCompanies_NoCompanies:
    'Среди крупнейших организаций страны к\u00A0этому дню здесь нет ни\u00A0одной. Список: годовая отчётность организаций.',
  RegionCompanies_NoSmall: 'Реестр малых и\u00A0средних для этого места к\u00A0этому дню не\u00A0известен.',
  RegionCompanies_OpenIndustry: 'Открыть отрасль',
  RegionCompanies_Profit: 'Прибыль',
  RegionCompanies_Rating: 'Рейтинг организаций',
  RegionCompanies_RatingSub:
    'Чемпион: выручка выросла на\u00A020\u00A0% или больше, но\u00A0не\u00A0больше чем впятеро, и\u00A0есть прибыль.',
  RegionCompanies_RatingTitle:
    '{code} {name}: {count, plural, one {# организация} few {# организации} many {# организаций} other {# организации}}',
  RegionCompanies_Revenue: 'Выручка',
  RegionCompanies_RevenueOf: 'Выручка крупнейших организаций',
  RegionCompanies_ShareFormula: 'часть, делённая на\u00A0целое',
  RegionCompanies_ShareOfAll: 'Доля в\u00A0выручке всего списка',
  RegionCompanies_Small: 'Доля малых и\u00A0средних организаций',
  RegionCompanies_SmallMore: 'Подробно о\u00A0малом бизнесе',
  RegionCompanies_SmallSub:
    'Доля юрлиц, внесённых в\u00A0реестр малых и\u00A0средних, по\u00A0разделам, 1\u00A0октября {year} года.',
  RegionCompanies_SmallTitle: 'Малые и\u00A0средние: {share} организаций',
  RegionCompanies_Tone: 'медиана роста выручки',
  RegionCompanies_VerdictLargest:
    'Больше всего даёт класс «{name}»: <part>{partText}</part>. Выручка записана там, где зарегистрирован центр организации.',
  RegionCompanies_VerdictList:
    'Здесь {companies, plural, one {числится # из\u00A0{all, number} крупнейших организаций} few {числятся # из\u00A0{all, number} крупнейших организаций} many {числятся # из\u00A0{all, number} крупнейших организаций} other {числятся # из\u00A0{all, number} крупнейших организаций}} страны: <revenue>{revenueText}</revenue> выручки за\u00A0{year} год, <share>{shareText}</share> всего списка.',
  RegionCompanies_VerdictCountry:
    'В\u00A0списке {companies, plural, one {# крупнейшая организация} few {# крупнейшие организации} many {# крупнейших организаций} other {# крупнейшей организации}} страны: <revenue>{revenueText}</revenue> выручки за\u00A0{year} год.',
} as const;
