import { createContext, useContext } from 'react';

/** Nonce of the answer's inline scripts; undefined in the browser, where it is not needed again. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for scripts written into the page. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
