/** Texts of the forecast tab. This file is the type: every other language has the same keys. */
export const messages = {
  RegionForecast_Ahead: 'прогноз от\u00A0{day}',
  RegionForecast_Band: '{percent}\u00A0%',
  RegionForecast_Baseline: 'Правило «как на\u00A0прошлой неделе»',
  RegionForecast_Came: 'вышло',
  RegionForecast_Cases: 'случаи',
  RegionForecast_ChangeName: 'К\u00A0текущей неделе',
  RegionForecast_ChartCases: 'Случаев в\u00A0день: прогноз на\u00A028\u00A0дней',
  RegionForecast_ChartDeaths: 'Умерших в\u00A0день: прогноз на\u00A028\u00A0дней',
  RegionForecast_ChartBeside:
    '{measure, select, deaths {Умерших} other {Случаев}} {course, select, above {больше, чем {count, plural, one {ждал прошлый прогноз} few {ждали все # прошлых прогноза} many {ждали все # прошлых прогнозов} other {ждали все # прошлых прогноза}}} below {меньше, чем {count, plural, one {ждал прошлый прогноз} few {ждали все # прошлых прогноза} many {ждали все # прошлых прогнозов} other {ждали все # прошлых прогноза}}} other {вышло больше, чем ждали {above, number} из\u00A0{count, plural, other {#}} прошлых прогнозов}}',
  RegionForecast_ChartSource:
    '{source}, до\u00A0{day}. Модель {model}, версия {version}. {backdated, select, true {Выпущен задним числом, только по\u00A0данным на\u00A0тот день.} other {Заморожен в\u00A0день выпуска.}} Полосы построены по\u00A0прошлым ошибкам модели.',
  RegionForecast_ChartSub:
    'Столбики по\u00A0дням публикации, линия: среднее за\u00A07\u00A0дней, пунктир: медиана, полосы 50, 80 и\u00A095\u00A0%. Тонкие линии: прогнозы одну, две и\u00A0четыре недели назад.',
  RegionForecast_Count: 'Выпусков',
  RegionForecast_Coverage50: 'В\u00A050\u00A0%',
  RegionForecast_Coverage80: 'В\u00A080\u00A0%',
  RegionForecast_Coverage95: 'В\u00A095\u00A0%',
  RegionForecast_Day: 'День',
  RegionForecast_Deaths: 'умершие',
  RegionForecast_ErrorLess: 'точнее',
  RegionForecast_ErrorSame: 'как на\u00A0прошлой неделе',
  RegionForecast_ErrorSub:
    'WIS, относительная. Левее нуля модель точнее простого правила. Точка: {place}, кружок: 85\u00A0регионов.',
  RegionForecast_ErrorTitle: 'Ошибка против «как на\u00A0прошлой неделе»',
  RegionForecast_ErrorZone: 'Выпуски с\u00A0{from} по\u00A0{to}. Серая зона: выигрыш меньше 5\u00A0%.',
  RegionForecast_Fact: 'факт',
  RegionForecast_Finding: 'Вывод',
  RegionForecast_FindingGood: 'заметно лучше',
  RegionForecast_FindingNone: 'почти не\u00A0лучше',
  RegionForecast_FindingSome: 'немного лучше',
  RegionForecast_FindingWorse: 'не\u00A0лучше',
  RegionForecast_Held:
    'Из\u00A0{count, plural, one {# прошлой полосы} other {# прошлых полос}} 95\u00A0% правду {held, plural, one {удержала} other {удержали}} {held, number}.',
  RegionForecast_HighEnd: 'Верхний край 80\u00A0%',
  RegionForecast_Horizon: 'Горизонт',
  RegionForecast_HorizonWeeks:
    '{weeks, plural, one {# неделя} few {# недели} many {# недель} other {# недели}}',
  RegionForecast_Horizons: 'Все горизонты',
  RegionForecast_HorizonsSub:
    'Ошибка замороженных прогнозов за\u00A0год против правила «как на\u00A0прошлой неделе», его строка 1,00.',
  RegionForecast_HubFile: 'CSV для hubverse',
  RegionForecast_Issued: 'Выпущен',
  RegionForecast_IssuedBackdated: '{day}, по\u00A0данным на\u00A0{origin}',
  RegionForecast_LackDays:
    'Данных мало: нужно {needed, plural, one {# день} few {# дня} many {# дней} other {# дня}} отчётов, есть {got, number}.',
  RegionForecast_LackDistrict:
    'Для округа прогноз не\u00A0выпускается: полосы регионов нельзя сложить. Откройте регион округа.',
  RegionForecast_LackNone: 'Прогноза для этого места нет.',
  RegionForecast_LackPending:
    'Прогнозы выпускаются: готово {got, number} из\u00A0{needed, number}. Обновите страницу через минуту.',
  RegionForecast_LackSilent:
    'Отчётов нет {got, plural, one {# день} few {# дня} many {# дней} other {# дня}}: прогноз старше {needed, plural, one {# дня} other {# дней}} не\u00A0показываем.',
  RegionForecast_LastWeek: 'Последняя неделя',
  RegionForecast_LowEnd: 'Нижний край 80\u00A0%',
  RegionForecast_Mae: 'MAE',
  RegionForecast_Mean: 'среднее за\u00A07\u00A0дней',
  RegionForecast_Measure: 'Что показать',
  RegionForecast_Median: 'медиана',
  RegionForecast_MedianHead: 'Медиана',
  RegionForecast_Method: 'Как это считается',
  RegionForecast_MethodText:
    'Сглаживание Хольта с\u00A0затухающим трендом на\u00A0логарифме дневных чисел, с\u00A0поправкой на\u00A0день недели; две трети тренда общие для страны. Полосы берутся из\u00A0прошлых ошибок региона и\u00A0похожих регионов. Каждый выпуск сохраняется и\u00A0больше не\u00A0меняется; оценки считаются только по\u00A0сохранённым.',
  RegionForecast_Missed: 'мимо полосы 80\u00A0%',
  RegionForecast_Model: 'Модель',
  RegionForecast_NextIssue: 'Следующий',
  RegionForecast_NoScores: 'Ни\u00A0одна неделя этих прогнозов ещё не\u00A0закончилась.',
  RegionForecast_Past: 'прежние прогнозы',
  RegionForecast_PerDay: 'за\u00A0день',
  RegionForecast_RangeHigh: '80\u00A0%, до',
  RegionForecast_RangeLow: '80\u00A0%, от',
  RegionForecast_RecentSub:
    'Столбик: прогноз, 50 и\u00A080\u00A0%, черта: медиана. Точка: что вышло, крест: мимо полосы.',
  RegionForecast_RecentTitle:
    '{weeks, plural, one {На\u00A0неделю} few {На\u00A0# недели} many {На\u00A0# недель} other {На\u00A0# недели}} вперёд: {held, number} из\u00A0{count, number} в\u00A0полосе 80\u00A0%',
  RegionForecast_Regions: '85\u00A0регионов',
  RegionForecast_Relative: 'WIS к\u00A0правилу',
  RegionForecast_RelativeAll: 'У\u00A085 регионов',
  RegionForecast_Reported: '{days}, факт',
  RegionForecast_Shown: 'На графике',
  RegionForecast_Spread:
    'С\u00A0вероятностью 80\u00A0% к\u00A0неделе {days} будет от\u00A0<low>{lowText}</low> до\u00A0<high>{highText}</high>: {course, select, up {вся полоса выше текущей недели} down {вся полоса ниже текущей недели} other {возможны и\u00A0спад, и\u00A0рост}}.',
  RegionForecast_Team: 'Команда',
  RegionForecast_Teams: 'Чужие модели по\u00A0тому\u00A0же правилу',
  RegionForecast_TeaserLink: 'Прогноз и\u00A0его ошибки',
  RegionForecast_TeaserSub:
    'Медиана за\u00A0{days}: {median}, с\u00A0вероятностью 80\u00A0% от\u00A0{low} до\u00A0{high}.',
  RegionForecast_TeaserTitle: 'Через неделю около {median}',
  RegionForecast_Trust: 'Насколько этому можно верить',
  RegionForecast_Unit: 'человек в\u00A0день',
  RegionForecast_Weak: 'не\u00A0лучше «как на\u00A0прошлой неделе»',
  RegionForecast_WeakNote:
    '{count, plural, one {Одна неделя серая} few {# недели серые} many {# недель серые} other {# недели серые}}: против правила «как на\u00A0прошлой неделе» {weeks}. Меньше 5\u00A0% мы выигрышем не\u00A0считаем.',
  RegionForecast_WeakWeek:
    '{week, number}-я {course, select, better {точнее на\u00A0{percent}} worse {хуже на\u00A0{percent}} other {ничем не\u00A0точнее}}',
  RegionForecast_Week:
    'На\u00A0неделю {days} ждём около <week>{weekText}</week> {weekValue, plural, one {случая} other {случаев}}, {course, select, more {на\u00A0<change>{changeText}</change> больше текущей} fewer {на\u00A0<change>{changeText}</change> меньше текущей} other {почти столько\u00A0же, сколько в\u00A0текущую: разница <change>{changeText}</change>}}.',
  RegionForecast_WeekDeaths:
    'На\u00A0неделю {days} ждём около <week>{weekText}</week> {weekValue, plural, one {смерти} other {смертей}}, {course, select, more {на\u00A0<change>{changeText}</change> больше текущей} fewer {на\u00A0<change>{changeText}</change> меньше текущей} other {почти столько\u00A0же, сколько в\u00A0текущую: разница <change>{changeText}</change>}}.',
  RegionForecast_WeekFigure: 'Медиана прогноза',
  RegionForecast_WeekHead: 'Неделя',
  RegionForecast_Weeks: 'По\u00A0неделям',
  RegionForecast_Who: 'Кто сделал',
  RegionForecast_WhoOwn: 'расчёт Сводки, без ручной правки',
  RegionForecast_WisNote:
    'WIS: взвешенная интервальная оценка, меньше значит точнее. Выпуски с\u00A0{from} по\u00A0{to}, каждый оценён по\u00A0замороженным числам.',
  RegionForecast_Worst: 'Худший промах в разах: {day} ждали {median}, вышло {observed}.',
  RegionForecast_UnitWeek: 'человек за\u00A0неделю',
} as const;
