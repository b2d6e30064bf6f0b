import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_CompilationsSub: 'Lo que ocupa muchos días: noticias de un mismo tema juntas, día a día.',
  News_CompilationsEmpty: 'Hasta este día ninguna colección tiene noticias.',
  News_CompilationsAll: 'Todas las colecciones',
  News_CompilationEmpty: 'Hasta este día no hay nada en esta colección.',
  News_CompilationCounts:
    '{news, plural, one {# titular} other {# titulares}}, {stories, plural, one {# historia} other {# historias}}',
  News_CompilationLatest: 'último: {day}',
  News_CompilationByRule: 'se llena sola por sus palabras',
  News_CompilationByHand: 'hecha por un editor',
  News_CompilationMore: '{count, plural, one {# titular más} other {# titulares más}} de la historia',
  News_CompilationRule: 'Cómo se hace esta colección',
  News_CompilationRuleDays:
    'Titulares {days, plural, one {del último día} other {de los últimos # días}} hasta el reloj de la página. En cada día va primero la historia con más titulares.',
  News_CompilationRuleRubrics: 'Secciones: {rubrics}.',
  News_CompilationRuleWords:
    'El titular tiene todas las palabras de una de estas líneas, en cualquier forma:',
};
