import { createContext } from 'react';
import type { LoadedMessages } from './browser-messages.ts';

/** Texts by language: on the server all five, in the browser those that pages have loaded so far. */
export const MessagesContext = createContext<ReadonlyMap<string, LoadedMessages>>(new Map());
