/** Texts of the page that the browser shows without a network. This file is the type: every other language has the same keys. */
export const messages = {
  Offline_Title: 'Нет связи с\u00A0сетью',
  Offline_Text: 'Эту страницу здесь ещё не\u00A0открывали, и\u00A0без сети её не\u00A0показать.',
  Offline_Kept: 'Прочитано раньше и\u00A0открывается без сети',
  Offline_None: 'Прочитанных страниц в\u00A0этом браузере пока нет.',
  Offline_Again: 'Попробовать снова',
} as const;
