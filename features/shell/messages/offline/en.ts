import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Offline_Title: 'You are offline',
  Offline_Text: 'This page was never opened in this browser, so it cannot be shown without a connection.',
  Offline_Kept: 'Read before, opens offline',
  Offline_None: 'No page was kept in this browser yet.',
  Offline_Again: 'Try again',
};
