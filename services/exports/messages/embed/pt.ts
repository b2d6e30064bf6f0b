import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Embed_Census: 'censo de {year}',
  Embed_Full: 'Mais na Svodka',
  Embed_Known: 'Conhecido em {day}',
  Embed_Nothing: 'Não há dados para este período.',
};
