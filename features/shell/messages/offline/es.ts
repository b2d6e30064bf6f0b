import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Offline_Title: 'Sin conexión',
  Offline_Text: 'Esta página aún no se ha abierto en este navegador y no se puede mostrar sin conexión.',
  Offline_Kept: 'Ya leídas, se abren sin conexión',
  Offline_None: 'Todavía no hay páginas leídas en este navegador.',
  Offline_Again: 'Intentarlo de nuevo',
};
