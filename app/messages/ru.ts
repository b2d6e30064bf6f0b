import { messages as ui } from '#platform/ui/messages/ru.ts';

/** Every text of the product in this language, all rooms together. */
export const messages = { ...ui };
