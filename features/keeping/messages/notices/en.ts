import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Notices_Digest: 'Set up the digest',
  Notices_Failed: 'That did not work. Please try again.',
  Notices_Hide: 'Hide: {title}',
  Notices_HideAll: 'Hide all',
  Notices_Lead:
    'Thresholds of figures that were crossed, each told once a period, and what became of your measures.',
  Notices_None: 'No new notifications',
  Notices_Thresholds: 'Change thresholds',
  Notices_Title: 'Notifications',
};
