import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'Sin datos: no se sabe nada para este día y dentro de estos límites.',
  Programs_Cut:
    'La lista «{list}» se ha recortado: {shown, number} de {total, number}. Acote la pregunta o pida la página siguiente.',
  Programs_TooLong:
    'La respuesta es demasiado larga: acote los días o los lugares, o pida páginas más pequeñas.',
  Programs_UnknownName: 'La herramienta no conoce: {names}.',
};
