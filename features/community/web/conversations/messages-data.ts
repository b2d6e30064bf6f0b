import type { OutputOf } from '#platform/web/api.ts';

/** Conversations, and the one of the address. */
export interface MessagesData extends OutputOf<'messages/getConversations'> {
  thread: OutputOf<'messages/getMessages'> | null;
  /** Of the server, so that ages are the same on both sides. */
  now: string;
}
