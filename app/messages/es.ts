import { messages as ui } from '#platform/ui/messages/es.ts';

/** Every text of the product in this language, all rooms together. */
export const messages = { ...ui };
