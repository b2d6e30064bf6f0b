import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_CompilationsSub: 'O que rende por muitos dias: notícias de um mesmo tema juntas, dia a dia.',
  News_CompilationsEmpty: 'Até este dia nenhuma coletânea tem notícias.',
  News_CompilationsAll: 'Todas as coletâneas',
  News_CompilationEmpty: 'Até este dia não há nada nesta coletânea.',
  News_CompilationCounts:
    '{news, plural, one {# manchete} other {# manchetes}}, {stories, plural, one {# história} other {# histórias}}',
  News_CompilationLatest: 'última em {day}',
  News_CompilationByRule: 'montada sozinha pelas palavras',
  News_CompilationByHand: 'montada por um editor',
  News_CompilationMore: '{count, plural, one {mais # manchete} other {mais # manchetes}} da história',
  News_CompilationRule: 'Como esta coletânea é montada',
  News_CompilationRuleDays:
    'Manchetes {days, plural, one {do último dia} other {dos últimos # dias}} até o relógio da página. Em cada dia vem primeiro a história com mais manchetes.',
  News_CompilationRuleRubrics: 'Editorias: {rubrics}.',
  News_CompilationRuleWords: 'A manchete tem todas as palavras de uma destas linhas, em qualquer forma:',
};
