import { createContext } from 'react';
import type { LoadedMessages } from './browser-state.ts';

/** What the server's rendering of a page needs beside its data; in the browser the page stands already. */
export interface PageContextValue {
  /** Nonce of the page's inline scripts, which its policy names. */
  nonce?: string;
  /** Files of the page's texts, asked for along with its scripts. */
  textFiles: readonly string[];
  /** False where a page is only looked at: it is sent without any script. */
  hasScripts: boolean;
}

export const PageContext = createContext<PageContextValue>({ textFiles: [], hasScripts: true });

/** Texts by language: on the server all five, in the browser those that pages have loaded so far. */
export const MessagesContext = createContext<ReadonlyMap<string, LoadedMessages>>(new Map());
