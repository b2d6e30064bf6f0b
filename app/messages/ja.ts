import { messages as ui } from '#platform/ui/messages/ja.ts';

/** Every text of the product in this language, all rooms together. */
export const messages = { ...ui };
