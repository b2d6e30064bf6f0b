/** Texts of the forecast tab. This file is the type: every other language has the same keys. */
export const messages = {
  RegionForecast_Ahead: 'прогноз от\u00A0{day}',
  RegionForecast_Band: '{percent}\u00A0%',
  RegionForecast_Baseline: 'Правило «как на\u00A0прошлой неделе»',
  RegionForecast_Came: 'вышло',
  RegionForecast_Cases: 'случаи',
  RegionForecast_ChangeName: 'К\u00A0последней неделе отчётов',
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
  RegionForecast_HubFile: 'CSV прогноза',
  RegionForecast_Issued: 'Выпущен',
  RegionForecast_IssuedBackdated: '{day}, по\u00A0данным на\u00A0{origin}',
  RegionForecast_IssuedLater: 'задним числом, только по\u00A0данным на\u00A0{origin}',
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
  RegionForecast_WeekMissed:
    'За\u00A0неделю {days} вышло <came>{cameText}</came>: прогноз недельной давности ждал <expected>{expectedText}</expected> и\u00A0промахнулся.',
  RegionForecast_MethodLeads:
    'Госпитализации, тесты, пациенты больниц и\u00A0прививки не\u00A0читаются: на\u00A0неделях, отложенных для проверки, с\u00A0ними прогнозы не\u00A0стали точнее.',
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
  RegionForecast_Team: 'Команда',
  RegionForecast_Teams: 'Чужие модели по\u00A0тому\u00A0же правилу',
  RegionForecast_TeaserLink: 'Прогноз и\u00A0его ошибки',
  RegionForecast_TeaserTitle: 'На\u00A0неделе {days} около {median}',
  RegionForecast_Trust: 'Насколько этому можно верить',
  RegionForecast_Unit: 'человек в\u00A0день',
  RegionForecast_Weak: 'не\u00A0лучше «как на\u00A0прошлой неделе»',
  RegionForecast_WeakNote:
    '{count, plural, one {Одна неделя серая} few {# недели серые} many {# недель серые} other {# недели серые}}: против правила «как на\u00A0прошлой неделе» {weeks}. Меньше 5\u00A0% мы выигрышем не\u00A0считаем.',
  RegionForecast_WeakWeek:
    '{week, number}-я {course, select, better {точнее на\u00A0{percent}} worse {хуже на\u00A0{percent}} other {ничем не\u00A0точнее}}',
  RegionForecast_Week:
    'На\u00A0неделю {days} ждём около <week>{weekText}</week> {weekValue, plural, one {случая} other {случаев}}, {course, select, more {на\u00A0<change>{changeText}</change> больше, чем за\u00A0{last}} fewer {на\u00A0<change>{changeText}</change> меньше, чем за\u00A0{last}} other {почти столько\u00A0же, сколько за\u00A0{last}: разница <change>{changeText}</change>}}{begun, plural, =0 {} one {; за\u00A0# день этой недели уже {counted}} few {; за\u00A0# дня этой недели уже {counted}} many {; за\u00A0# дней этой недели уже {counted}} other {; за\u00A0# дня этой недели уже {counted}}}.',
  RegionForecast_WeekDeaths:
    'На\u00A0неделю {days} ждём около <week>{weekText}</week> {weekValue, plural, one {смерти} other {смертей}}, {course, select, more {на\u00A0<change>{changeText}</change> больше, чем за\u00A0{last}} fewer {на\u00A0<change>{changeText}</change> меньше, чем за\u00A0{last}} other {почти столько\u00A0же, сколько за\u00A0{last}: разница <change>{changeText}</change>}}{begun, plural, =0 {} one {; за\u00A0# день этой недели уже {counted}} few {; за\u00A0# дня этой недели уже {counted}} many {; за\u00A0# дней этой недели уже {counted}} other {; за\u00A0# дня этой недели уже {counted}}}.',
  RegionForecast_WeekFigure: 'Медиана прогноза',
  RegionForecast_WeekHead: 'Неделя',
  RegionForecast_Weeks: 'По\u00A0неделям',
  RegionForecast_Who: 'Кто сделал',
  RegionForecast_WhoOwn: 'расчёт Сводки, без ручной правки',
  RegionForecast_WisNote:
    'WIS: взвешенная интервальная оценка, меньше значит точнее. Выпуски с\u00A0{from} по\u00A0{to}, каждый оценён по\u00A0замороженным числам.',
  RegionForecast_Worst: 'Худший промах в разах: {day} ждали {median}, вышло {observed}.',
  RegionForecast_UnitWeek: 'человек за\u00A0неделю',
  RegionForecast_Alarm:
    'Прогнозы сейчас не\u00A0держат: на\u00A0прошлой неделе в\u00A0свои полосы 80\u00A0% {held, plural, one {попал # регион} few {попали # региона} many {попали # регионов} other {попали # региона}} из\u00A0{of, number}',
  RegionForecast_AlarmBands: 'Полосы показаны бледно, вероятность не\u00A0названа.',
  RegionForecast_AlarmDotsNote: 'Регионов в\u00A0полосе 80\u00A0%, по\u00A0неделям. Черта: 60\u00A0%.',
  RegionForecast_AlarmDots:
    'Регионы в\u00A0полосе 80\u00A0% по\u00A0неделям: на\u00A0последней {held, number} из\u00A0{of, number}, черта 60\u00A0%',
  RegionForecast_AlarmFirst:
    'Прежде такого не\u00A0было, поэтому сказать, чем это продолжится, не\u00A0по\u00A0чему.',
  RegionForecast_AlarmNext:
    '{count, plural, one {После прежнего такого сигнала} few {После # прежних таких сигналов} many {После # прежних таких сигналов} other {После # прежних таких сигналов}} в\u00A0полосы следующей недели попали: {list}.',
  RegionForecast_AlarmRow:
    'Меньше 60\u00A0% регионов {weeks, plural, one {# неделю} few {уже # недели подряд} many {уже # недель подряд} other {уже # недели подряд}}.',
  RegionForecast_AlarmUsual: 'Обычно попадают {usual, number}.',
  RegionForecast_Bias: 'Смещение',
  RegionForecast_BiasNote:
    'Смещение от\u00A0−1 (всё ниже исхода) до\u00A01 (всё выше). WIS в\u00A0логарифме считает малые и\u00A0большие места наравне.',
  RegionForecast_GeometricAll: 'Среднее геометрическое, 85 регионов',
  RegionForecast_HeldHere: 'Удержала здесь',
  RegionForecast_HeldNote:
    'Рядом с\u00A0полосой стоит, сколько раз такая удержала исход здесь за\u00A0год. Обещано 80\u00A0%.',
  RegionForecast_HeldOf: '{held, number} из\u00A0{count, number}',
  RegionForecast_HubAlarm: 'В\u00A0имени файла стоит «alarm»: полосы этого выпуска сейчас не\u00A0держат.',
  RegionForecast_MethodDeaths:
    'Смесь трёх оценок недельных чисел: последняя неделя, среднее двух недель и\u00A0сглаживание Хольта с\u00A0затухающим трендом; к\u00A0ним прибавлено, как менялись случаи здесь и\u00A0в\u00A0стране одну и\u00A0две недели раньше, не\u00A0больше 6\u00A0% за\u00A0неделю. Полосы берутся из\u00A0прошлых ошибок региона и\u00A0похожих регионов. Каждый выпуск сохраняется и\u00A0больше не\u00A0меняется; оценки считаются только по\u00A0сохранённым.',
  RegionForecast_PhaseCount: 'Недель',
  RegionForecast_PhaseHead: 'Фаза',
  RegionForecast_PhaseNow: 'сейчас',
  RegionForecast_PhaseOne: 'На\u00A0неделю',
  RegionForecast_PhaseSub:
    'Все 85\u00A0регионов. Фаза известна в\u00A0день выпуска: неделя больше прежней на\u00A020\u00A0% и\u00A0сильнее, меньше на\u00A020\u00A0% и\u00A0сильнее или между.',
  RegionForecast_PhaseTitle:
    '{phase, select, rising {В\u00A0недели подъёма} falling {В\u00A0недели спада} other {В\u00A0ровные недели}} полоса 80\u00A0% держит {percent}',
  RegionForecast_PhaseTwo: 'На\u00A02\u00A0недели',
  RegionForecast_Phase_falling: 'Спад',
  RegionForecast_Phase_rising: 'Подъём',
  RegionForecast_Phase_stable: 'Ровно',
  RegionForecast_RelativeLog: 'WIS в\u00A0логарифме',
  RegionForecast_ReliabilityCount:
    '{count, plural, one {# выпуск} few {# выпуска} many {# выпусков} other {# выпуска}} этого места, 23 границы у\u00A0каждого.',
  RegionForecast_ReliabilityDot:
    '{level}, на\u00A0{weeks, plural, one {неделю} few {# недели} many {# недель} other {# недели}}',
  RegionForecast_ReliabilitySub:
    'Сколько исходов оказалось не\u00A0выше обещанной границы. На\u00A0пунктире: честно. Точка: на\u00A0неделю, кружок: на\u00A0две.',
  RegionForecast_ReliabilityTitle: 'Честны ли границы',
  RegionForecast_ReliabilityX: 'обещано, %',
  RegionForecast_ReliabilityY: 'сбылось, %',
  RegionForecast_Spread:
    '{trust, select, sure {С\u00A0вероятностью 80\u00A0% к\u00A0неделе {days} будет от\u00A0<low>{lowText}</low> до\u00A0<high>{highText}</high>} record {К\u00A0неделе {days} полоса от\u00A0<low>{lowText}</low> до\u00A0<high>{highText}</high>, такие полосы удержали здесь {held, number} из\u00A0{count, number}} other {К\u00A0неделе {days} полоса от\u00A0<low>{lowText}</low> до\u00A0<high>{highText}</high>, проверить такие полосы здесь ещё не\u00A0на\u00A0чем}}: {course, select, up {вся полоса выше недели {last}} down {вся полоса ниже недели {last}} other {возможны и\u00A0спад, и\u00A0рост}}.',
  RegionForecast_TeaserSub:
    '{trust, select, sure {С\u00A0вероятностью 80\u00A0% от\u00A0{low} до\u00A0{high}} record {Полоса от\u00A0{low} до\u00A0{high}, такие удержали здесь {held, number} из\u00A0{count, number}} other {Полоса от\u00A0{low} до\u00A0{high}, проверить её здесь ещё не\u00A0на\u00A0чем}}{begun, plural, =0 {} one {; за\u00A0# день этой недели уже {counted}} few {; за\u00A0# дня этой недели уже {counted}} many {; за\u00A0# дней этой недели уже {counted}} other {; за\u00A0# дня этой недели уже {counted}}}.',
  RegionForecast_Todo: 'Что с\u00A0этим делать',
  RegionForecast_TodoHigh: 'Планируйте по\u00A0верхней границе 95\u00A0%, а\u00A0не\u00A0по\u00A0середине.',
  RegionForecast_TodoLifts:
    'Сигнал снимется сам, когда в\u00A0полосы вернутся {least, number} и\u00A0больше регионов.',
  RegionForecast_TodoMisses:
    'В\u00A0недели подъёма {above, number} из\u00A0{missed, plural, one {# промаха} other {# промахов}} были вверх.',
  RegionForecast_TodoNoticesLink: 'Как об\u00A0этом узнать',
  RegionForecast_TodoScenarios: 'Смотрите на\u00A0сценарии: они не\u00A0продолжают прошлую неделю.',
  RegionForecast_TodoScenariosLink: 'Сценарии',
  RegionForecast_Warning_clamped:
    'Прогноз упёрся в\u00A0предел: рост не\u00A0больше чем вчетверо за\u00A0неделю, за\u00A0четыре недели не\u00A0больше 30\u00A0% жителей, за\u00A0неделю не\u00A0больше всех жителей.',
  RegionForecast_Warning_correction:
    'В\u00A0последние три дня отчёта итог исправили вниз: начало прогноза ненадёжно.',
  RegionForecast_Warning_weekday:
    'Отчёты очень неровны по\u00A0дням недели: поправка на\u00A0день ограничена, верьте суммам недель, а\u00A0не\u00A0дням.',
  RegionForecast_WeakNow: 'полосы сейчас не\u00A0держат',
  RegionForecast_Young:
    '{weeks, plural, one {Пока выпущена одна неделя} few {Пока выпущены # недели} many {Пока выпущено # недель} other {Пока выпущено # недели}}: для остальных ещё не\u00A0известны исходы двух прежних выпусков.',
} as const;
