import type { Messages } from './messages.ts';

/** Texts the browser has fetched, by language. */
export const loadedMessages = new Map<string, Messages>();
