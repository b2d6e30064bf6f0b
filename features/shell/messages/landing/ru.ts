/** Texts of the landing page. This file is the type: every other language has the same keys. */
export const messages = {
  Landing_Title: 'Утро региона на\u00A0одной странице',
  Landing_Lead:
    'Сводка соединяет новости дня с\u00A0досье 85 регионов. Что случилось, с\u00A0какими числами, что дальше.',
  Landing_Week: 'Россия за\u00A0неделю, {day}',
  Landing_Cases: 'новых случаев COVID-19',
  Landing_Deaths: 'умерших',
  Landing_Rising:
    '{rising, plural, one {регион с\u00A0ростом из\u00A0{ranked}} few {региона с\u00A0ростом из\u00A0{ranked}} many {регионов с\u00A0ростом из\u00A0{ranked}} other {региона с\u00A0ростом из\u00A0{ranked}}}',
  Landing_Source: '{source}, 120 дней до\u00A0{day}. Официальные данные о\u00A0смертях занижены.',
  Landing_NoFigures: 'Данные ещё загружаются: числа появятся здесь через минуту.',
  Landing_TryTitle:
    'Попробуйте {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} бесплатно',
  Landing_TryText: 'Пришлём одноразовый пароль. Карта не\u00A0нужна.',
  Landing_Email: 'Электронная почта',
  Landing_Mailing: 'Присылать дайджест новостей',
  Landing_Start: 'Начать',
  Landing_Done:
    'Письмо с одноразовым паролем отправлено на {email}. Он действует 24 часа; пробный доступ начнётся с первым входом.',
  Landing_Failed: 'Не\u00A0получилось: {reason}',
  Landing_News: 'Читать новости дня',
  Landing_DoneTitle: 'Проверьте почту',
  Landing_Again: 'Прислать ещё раз',
  Landing_SentAgain: 'Письмо отправлено ещё раз.',
  Landing_Correct: 'Исправить адрес',
  Landing_OwnText: 'Вы вошли как {email}. Карта не нужна, деньги не списываются.',
  Landing_Terms: 'Продолжая, вы принимаете <terms>условия использования</terms>.',
  Landing_TrustTitle: 'Насколько верить прогнозу',
  Landing_TrustSub:
    '{count, plural, one {# прошлый выпуск} few {# прошлых выпуска} many {# прошлых выпусков} other {# прошлого выпуска}}, {place}: на\u00A0сколько случаев за\u00A0неделю ошиблись модель и\u00A0правило «как на\u00A0прошлой неделе».',
  Landing_TrustWeek: 'на\u00A0{week}-ю неделю',
  Landing_TrustModel: 'модель',
  Landing_TrustRule: 'как на\u00A0прошлой неделе',
  Landing_TrustHeld:
    'В\u00A0полосу 80\u00A0% попали {first} из\u00A0{firstOf, plural, one {# недели} other {# недель}} на\u00A0первую и\u00A0{last} из\u00A0{lastOf} на\u00A0{lastWeek}-ю.',
  Landing_TrustSpan: 'Выпуски {span}.',
  Landing_ReadTitle: 'Что мы читаем',
  Landing_ReadAll:
    '{headlines, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}} {outlets, plural, one {# издания} other {# изданий}} за\u00A0{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Полный текст всегда у\u00A0издания, здесь заголовок и\u00A0ссылка.',
  Landing_ForecastTitle:
    'На\u00A0неделю {days} ждём {median, plural, one {# новый случай} few {# новых случая} many {# новых случаев} other {# нового случая}}{course, select, more {, на\u00A0{percent} больше} fewer {, на\u00A0{percent} меньше} other {}}',
  Landing_ForecastSub:
    '{place}, случаев в\u00A0день. Полосы 50, 80 и\u00A095\u00A0%{earlier, select, yes {; серые линии: прежние прогнозы} other {}}.',
  Landing_ForecastSource:
    '{source}, до\u00A0{day}. {backdated, select, true {Прогноз составлен задним числом, только по\u00A0данным на\u00A0тот день.} other {Прогноз заморожен в\u00A0день выпуска.}}',
  Landing_AffairTitle: 'Что случилось',
  Landing_AffairSub:
    'Заголовки дня собраны в\u00A0сюжеты, долгие истории в\u00A0дела. Самое долгое дело трёх месяцев:',
  Landing_AffairAll:
    '{steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}, {headlines, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}} {outlets, plural, one {# издания} other {# изданий}}, {span}.',
  Landing_FiguresTitle: 'С\u00A0какими числами',
  Landing_FiguresSub:
    'У\u00A0каждого числа есть чек: из\u00A0чего оно сложено, откуда и\u00A0когда стало известно.',
  Landing_InWeek: 'за\u00A0неделю',
  Landing_FiguresSource: '{name}, случаи по\u00A0дням до\u00A0{day}. {source}.',
  Landing_MeasuresTitle: 'Что решили',
  Landing_MeasuresSub: 'Меры по\u00A0дням: что действовало и\u00A0с\u00A0какого дня.',
  Landing_MeasureFrom: 'с\u00A0{day}',
  Landing_MeasuresAll:
    '{place} и\u00A0вся страна, {day}: {inForce, plural, one {в\u00A0силе # мера} few {в\u00A0силе # меры} many {в\u00A0силе # мер} other {в\u00A0силе # меры}}, здесь {shown, plural, one {последняя} other {# последних}}. Концов у\u00A0действующих мер тогда никто не\u00A0знал.',
  Landing_WhatIfTitle: 'Что, если',
  Landing_WhatIfSub: 'Рождаемость, миграция, пенсионный возраст: пирамида меняется вместе с\u00A0ползунком.',
  Landing_WhatIfSource: '{name}, Росстат, {year} год, тысяч человек.',
  Landing_HearTitle: 'Что услышите утром',
  Landing_HearSub: 'Те же фразы приходят письмом или звучат вслух, по\u00A0вашему региону.',
  Landing_HearSource: 'Собрано по\u00A0правилам, без свободного текста: каждое число открывает свой чек.',
  Landing_Call:
    'Попробуйте на\u00A0своём регионе: {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} бесплатно, потом новости остаются открытыми.',
  Landing_CallButton: 'К\u00A0форме',
  Landing_Days:
    'Дни на\u00A0этой странице: новости по\u00A0{news}, числа, прогнозы и\u00A0меры по\u00A0{figures}.{later, select, true { Более поздние открывает лицензия.} other {}} Официальная смертность занижена.',
  Landing_TrustNone:
    '{place}: прогноз по\u00A0данным до\u00A0{day} первый, и\u00A0ни\u00A0одна его неделя ещё не\u00A0закончилась. Сверять пока не\u00A0с\u00A0чем; ошибки появятся здесь вместе с\u00A0новыми отчётами.',
  Landing_Listen: 'Слушать',
  Landing_Pause: 'Пауза',
} as const;
