/** Texts of keeping/subscriptions. This file is the type: every other language has the same keys. */
export const messages = {
  Subs_Add: 'Подписаться',
  Subs_Count: 'Подписок: {count} из {most}',
  Subs_DigestMark: 'в дайджесте',
  Subs_End: 'Отписаться: {name}',
  Subs_Grouped: 'по темам',
  Subs_Headlines:
    '{count, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}} за 7 дней',
  Subs_InDigest: 'В дайджесте: {name}',
  Subs_Mine: 'Что вы читаете',
  Subs_Mixed: 'одной лентой',
  Subs_New: '{count, plural, one {# новый} few {# новых} many {# новых} other {# нового}}',
  Subs_NewMark: 'новое',
  Subs_Quiet: 'За 7 дней ничего не вышло.',
  Subs_Trend:
    '{name}: {count, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}} за 7 дней',
  Subs_View: 'Показать',
  Subs_affair: 'дело',
  Subs_category: 'своя категория',
  Subs_entity: 'объект',
  Subs_industry: 'отрасль',
  Subs_region: 'место',
  Subs_rubric: 'рубрика',
  Subs_search: 'сохранённый поиск',
  Subs_source: 'издание',
  Subs_story: 'сюжет',
  Subs_theme: 'тема цитат',
};
