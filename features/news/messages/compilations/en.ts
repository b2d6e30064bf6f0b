import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_CompilationsSub: 'What is written about for long: news of one subject together, day by day.',
  News_CompilationsEmpty: 'No collection has any news by this day.',
  News_CompilationsAll: 'All collections',
  News_CompilationEmpty: 'There is nothing in this collection by this day.',
  News_CompilationCounts:
    '{news, plural, one {# headline} other {# headlines}}, {stories, plural, one {# story} other {# stories}}',
  News_CompilationLatest: 'latest {day}',
  News_CompilationByRule: 'fills itself by its words',
  News_CompilationByHand: 'put together by an editor',
  News_CompilationMore: '{count, plural, one {# more headline} other {# more headlines}} of the story',
  News_CompilationRule: 'How this collection is made',
  News_CompilationRuleDays:
    'Headlines of the last {days, plural, one {day} other {# days}} up to the page’s clock. Within a day the story with more headlines comes first.',
  News_CompilationRuleRubrics: 'Rubrics: {rubrics}.',
  News_CompilationRuleWords: 'The headline has all the words of one of these lines, in any form:',
};
