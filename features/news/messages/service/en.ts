import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_AwayTitle: 'You are leaving for another site',
  News_AwayText:
    'It does not belong to Svodka: what it shows and which data it collects is its owner’s decision.',
  News_AwayGo: 'Go to {host}',
  News_AwayStay: 'Stay in Svodka',
  News_AwayUnsafe: 'This link is unsafe and is not followed: only http and https addresses are opened.',
  News_AwayNone: 'The address does not say where to go.',
  News_AwayUnsafeTitle: 'The link is not followed',
  News_ServiceSub: 'What is new in Svodka itself',
  News_ServiceTitle: 'Service news',
  News_ServiceMore: 'More service news',
  News_ServiceAll: 'All service news',
  News_ServiceEmpty: 'There is no service news yet.',
};
