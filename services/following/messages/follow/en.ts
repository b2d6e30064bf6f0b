import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Follow_Again: 'Undo',
  Follow_Done: 'Subscribed: {name}.',
  Follow_Ended: 'Unsubscribed: {name}.',
  Follow_List: 'My subscriptions',
  Follow_Off: 'Subscribed',
  Follow_On: 'Subscribe',
};
