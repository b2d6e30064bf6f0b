import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Syndication_Counts:
    '{items, plural, one {# titular} other {# titulares}}, {sources, plural, one {# medio} other {# medios}}',
  Syndication_Description:
    'Noticias reunidas en historias: titulares y fuentes; los textos completos están en los medios.',
};
