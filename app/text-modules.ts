import type { Message } from '#platform/shared/message-format.ts';

/** A file of texts as the build compiles it (tools/build/messages-plugin.ts): the browser gets no ICU parser. */
export interface TextModule {
  messages?: Record<string, Message>;
}

/** Where the texts of every room stand, in every language: three hundred addresses, which only who goes on to another page needs. */
export const textModules = import.meta.glob<TextModule>([
  '../features/*/messages/**/??.ts',
  '../services/*/messages/**/??.ts',
  '../platform/*/messages/**/??.ts',
]);
