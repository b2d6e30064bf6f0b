import { createContext, useContext } from 'react';
import type { Messages } from './messages.ts';

/** Texts loaded so far, by language: on the server all five, in the browser those that were shown. */
export const MessagesContext = createContext<Map<string, Messages>>(new Map());

/** Texts of a language that was loaded before rendering. */
export function useMessages(locale: string): Messages {
  return useContext(MessagesContext).get(locale) ?? ({} as Messages);
}
