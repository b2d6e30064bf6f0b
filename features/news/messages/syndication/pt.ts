import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Syndication_Counts:
    '{items, plural, one {# título} other {# títulos}}, {sources, plural, one {# fonte} other {# fontes}}',
  Syndication_Description:
    'Notícias reunidas por histórias: títulos e fontes; os textos completos estão nas fontes.',
};
