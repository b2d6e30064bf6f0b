import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Syndication_Counts:
    '{items, plural, one {# headline} other {# headlines}}, {sources, plural, one {# outlet} other {# outlets}}',
  Syndication_Description:
    'News gathered into stories: headlines and sources; the full texts are the outlets\u2019 own.',
};
