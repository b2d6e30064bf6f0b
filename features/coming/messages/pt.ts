import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Categories:
    'Aqui ficará o editor das suas categorias: palavras, objetos e fontes de que se compõe o feed.',
};
