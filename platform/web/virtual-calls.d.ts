/** Verb of every call by its name, written at build time from the contract (vite.config.ts). */
declare module 'virtual:calls' {
  export const calls: Readonly<Record<string, 'GET' | 'POST' | 'DELETE'>>;
}
