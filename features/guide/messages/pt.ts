import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Guide_Lead:
    'O que cada página mostra, como trabalham os editores, como se opera uma instalação e como ela é construída.',
  Guide_Part_readers: 'Para leitores',
  Guide_Part_editors: 'Para editores',
  Guide_Part_operators: 'Para operadores',
  Guide_Part_programmers: 'Para programadores',
  Guide_Decisions: '{count, plural, one {# decisão} other {# decisões}}: por que é construído assim',
  Guide_Search: 'Procurar na documentação',
  Guide_Find: 'Procurar',
  Guide_Found: '{count, plural, one {# seção} other {# seções}} para “{text}”',
  Guide_None: 'Nada contém “{text}”. Tente outra palavra ou veja o índice abaixo.',
  Guide_InEnglish: 'em inglês',
  Guide_OnlyEnglish: 'Este texto existe apenas em inglês.',
  Guide_OnPage: 'Nesta página',
  Guide_Before: 'Texto anterior',
  Guide_After: 'Texto seguinte',
  Guide_Calls: 'Chamadas da API',
};
