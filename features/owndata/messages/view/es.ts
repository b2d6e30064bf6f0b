import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnData_OwnSource: 'Datos propios: {source}',
  OwnData_OwnName: '{name} (propio)',
  OwnData_AddToView: 'Añadir una serie propia',
  OwnData_Apart: 'La unidad, el período o la forma difieren: la serie se dibuja aparte.',
  OwnData_Together: 'Dibujada con las públicas; sus líneas dicen «propio».',
  OwnData_NotHere: 'La serie no tiene valores para estos lugares.',
  OwnData_NoneSuch: 'No tiene la serie de este enlace: solo la ve su dueño.',
  OwnData_Bring: 'Cargar un archivo propio',
  OwnData_NotShared: 'Solo usted ve la serie: ni el enlace ni el tablero la comparten.',
  OwnData_NoneShort: 'no hay tal serie',
};
