import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_CompilationsSub: '長く報じられる話題を一つに。同じテーマのニュースを日ごとに並べます。',
  News_CompilationsEmpty: 'この日までにニュースのあるコレクションはありません。',
  News_CompilationsAll: 'すべてのコレクション',
  News_CompilationEmpty: 'この日までに、このコレクションにはまだ何もありません。',
  News_CompilationCounts: '見出し {news, plural, other {# 件}}、話題 {stories, plural, other {# 件}}',
  News_CompilationLatest: '最新 {day}',
  News_CompilationByRule: '語句により自動で集めています',
  News_CompilationByHand: '編集者が選んでいます',
  News_CompilationMore: 'この話題の見出しがほかに {count, plural, other {# 件}}',
  News_CompilationRule: 'このコレクションの集め方',
  News_CompilationRuleDays:
    'ページの時計までの {days, plural, other {# 日間}} の見出しです。同じ日では、見出しの多い話題が上に来ます。',
  News_CompilationRuleRubrics: '分野：{rubrics}。',
  News_CompilationRuleWords: '次のいずれかの行の語を、語形を問わずすべて含む見出し：',
};
