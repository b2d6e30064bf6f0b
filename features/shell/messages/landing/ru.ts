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
  Landing_Inside: 'Что внутри',
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
} as const;
