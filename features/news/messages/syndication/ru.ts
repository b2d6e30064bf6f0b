/** Texts of the feeds that go out. This file is the type: every other language has the same keys. */
export const messages = {
  Syndication_Counts:
    '{items, plural, one {# заголовок} few {# заголовка} other {# заголовков}}, {sources, plural, one {# издание} few {# издания} other {# изданий}}',
  Syndication_Description:
    'Новости, собранные в\u00a0сюжеты: заголовки и\u00a0источники, полный текст у\u00a0изданий.',
} as const;
