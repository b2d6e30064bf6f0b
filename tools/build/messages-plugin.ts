import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from '../../platform/server/compile-message.ts';

/** A file of texts, of a room or of a part of it. */
export const catalogue = /\/(features|services|platform)\/[\w-]+\/messages\/([\w-]+\/)?\w\w\.ts$/;

/** Compiles the rooms' texts while building, so that the browser needs no parser for them. */
export function messagesPlugin(): Plugin {
  return {
    name: 'svodka-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0]!;
      if (!catalogue.test(file)) return undefined;
      this.addWatchFile(file);
      const { messages } = (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as {
        messages: Record<string, string>;
      };
      return `export const messages = ${JSON.stringify(compileMessages(messages))};`;
    },
  };
}
