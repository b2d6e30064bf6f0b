import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Follow_Again: 'Deshacer',
  Follow_Done: 'Se ha suscrito: {name}.',
  Follow_Ended: 'Suscripción cancelada: {name}.',
  Follow_List: 'Mis suscripciones',
  Follow_Off: 'Suscrito',
  Follow_On: 'Suscribirse',
};
