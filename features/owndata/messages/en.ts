import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {};
