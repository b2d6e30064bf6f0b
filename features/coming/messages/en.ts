import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Categories:
    'Here will stand the editor of your own categories: the words, objects and sources a feed is made of.',
};
