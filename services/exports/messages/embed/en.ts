import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Embed_Census: 'census of {year}',
  Embed_Full: 'More in Svodka',
  Embed_Known: 'Known on {day}',
  Embed_Nothing: 'There are no data for this time.',
};
