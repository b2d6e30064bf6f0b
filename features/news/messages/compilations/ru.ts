/** Texts of collections. This file is the type: every other language has the same keys. */
export const messages = {
  News_CompilationsSub: 'О\u00A0чём пишут долго: новости одной темы вместе, в\u00A0порядке дней.',
  News_CompilationsEmpty: 'К\u00A0этому дню ни\u00A0в\u00A0одной подборке новостей нет.',
  News_CompilationsAll: 'Все подборки',
  News_CompilationEmpty: 'К\u00A0этому дню в\u00A0подборке ничего нет.',
  News_CompilationCounts:
    '{news, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}}, {stories, plural, one {# сюжет} few {# сюжета} many {# сюжетов} other {# сюжета}}',
  News_CompilationLatest: 'последний {day}',
  News_CompilationByRule: 'собирается сама по\u00A0словам',
  News_CompilationByHand: 'собрана редактором',
  News_CompilationMore:
    '{count, plural, one {ещё # заголовок} few {ещё # заголовка} many {ещё # заголовков} other {ещё # заголовка}} сюжета',
  News_CompilationRule: 'Как собирается эта подборка',
  News_CompilationRuleDays:
    'Заголовки за\u00A0{days, plural, one {последний # день} few {последние # дня} many {последние # дней} other {последние # дня}} до\u00A0часов страницы. В\u00A0каждом дне выше сюжет, о\u00A0котором заголовков больше.',
  News_CompilationRuleRubrics: 'Рубрики: {rubrics}.',
  News_CompilationRuleWords: 'В\u00A0заголовке есть все слова одной из\u00A0строк, в\u00A0любой форме:',
} as const;
