/** Texts of quotes. This file is the type: every other language has the same keys. */
export const messages = {
  Quotes_About: 'Откуда цитаты',
  Quotes_AboutHeadlines:
    'Из заголовков за 30 дней, где речь названного человека видна по знакам: «имя: …». Остальное не берём.',
  Quotes_AboutRecords:
    'И из стенограмм Государственной Думы 2008–2012 (CC0). Дня и ссылки в наборе нет: это не нынешние заявления.',
  Quotes_ByPeople: 'по людям',
  Quotes_ByTime: 'по времени',
  Quotes_Direct: 'Слова в заголовке',
  Quotes_None: 'Здесь пока никто не процитирован.',
  Quotes_Order: 'Порядок',
  Quotes_Own: 'Что говорит',
  Quotes_Retold: 'Пересказ в заголовке',
  Quotes_Rubric: 'Рубрика',
  Quotes_Scope: 'Круг',
  Quotes_Speakers: 'Кто говорит',
  Quotes_Theme: 'Тема',
  Quotes_Title: 'Кто что сказал',
  Quotes_Total:
    '{count, plural, one {# цитата} few {# цитаты} many {# цитат} other {# цитаты}}, дословных {direct}',
  Quotes_Undated: '{period}, день неизвестен',
  Quotes_UndatedHead: 'Стенограммы, день неизвестен',
  Quotes_BesideDossier: 'Открыть досье: {place}',
  Quotes_EditThemes: 'Править темы',
  Quotes_BesideOf: 'В ряду «{name}», {place}',
  Quotes_BesidePeak: 'высшая точка, {day}',
  Quotes_BesideNow: 'сейчас, {day}',
  Quotes_BesideCourse: 'Ход ряда; отмечено: {day}, {figure}',
  Quotes_WithFigures: 'с числами {count}',
  Quotes_Figures: 'Слова и числа',
  Quotes_FiguresNote:
    'Рядом с цитатой, которая называет то, что мы измеряем, стоит наш ряд на тот день. Совпадение или расхождение мы не называем правдой или ошибкой: у слов и ряда могут быть разные определения.',
  Quotes_Follow: 'Следить за темой',
  Quotes_FollowNote: 'Новые цитаты темы станут разделом дайджеста.',
};
