import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Categories:
    'Aquí estará el editor de sus categorías: palabras, objetos y fuentes de las que se compone el hilo.',
};
