import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Guide_Lead:
    'Qué muestra cada página, cómo trabajan los editores, cómo se opera una instalación y cómo está construida.',
  Guide_Part_readers: 'Para lectores',
  Guide_Part_editors: 'Para editores',
  Guide_Part_operators: 'Para operadores',
  Guide_Part_programmers: 'Para programadores',
  Guide_Decisions: '{count, plural, one {# decisión} other {# decisiones}}: por qué está construido así',
  Guide_Search: 'Buscar en la documentación',
  Guide_Find: 'Buscar',
  Guide_Found: '{count, plural, one {# apartado} other {# apartados}} para «{text}»',
  Guide_None: 'Nada contiene «{text}». Pruebe con otra palabra o mire el índice de abajo.',
  Guide_InEnglish: 'en inglés',
  Guide_OnlyEnglish: 'Este texto solo existe en inglés.',
  Guide_OnPage: 'En esta página',
  Guide_Before: 'Texto anterior',
  Guide_After: 'Texto siguiente',
  Guide_Calls: 'Llamadas de la API',
};
