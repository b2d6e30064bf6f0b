import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Embed_Census: 'censo de {year}',
  Embed_Full: 'Más en Svodka',
  Embed_Known: 'Conocido el {day}',
  Embed_Nothing: 'No hay datos de este periodo.',
};
