import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  QuoteDesk_Lead:
    'Un tema está en un círculo y una sección; una cita se puede mover a mano. Cada decisión se puede deshacer.',
  QuoteDesk_New: 'Tema nuevo',
  QuoteDesk_Name: 'Nombre, {language}',
  QuoteDesk_Make: 'Crear el tema',
  QuoteDesk_Save: 'Guardar',
  QuoteDesk_Saved: 'El tema está guardado.',
  QuoteDesk_Remove: 'Quitar el tema',
  QuoteDesk_Removed: 'El tema ya no está; sus citas siguen en la sección.',
  QuoteDesk_MergeInto: 'Unir a',
  QuoteDesk_Merge: 'Unir',
  QuoteDesk_Merged: 'Los temas están unidos.',
  QuoteDesk_Without: 'Sin tema',
  QuoteDesk_Quotes: 'Citas',
  QuoteDesk_PutUnder: '{count, plural, one {# cita} other {# citas}} al tema',
  QuoteDesk_Put: 'Mover',
  QuoteDesk_Moved: '{count, plural, one {# cita movida} other {# citas movidas}}.',
  QuoteDesk_NoDecisions: 'Los temas están como llegaron; ningún editor los ha cambiado.',
  QuoteDesk_Did_make: 'Tema «{theme}» creado',
  QuoteDesk_Did_change: 'Tema «{theme}» cambiado',
  QuoteDesk_Did_merge: '«{theme}» unido a «{into}»',
  QuoteDesk_Did_remove: 'Tema «{theme}» quitado',
  QuoteDesk_Did_assign: '{count, plural, one {# cita} other {# citas}} en el tema «{theme}»',
  QuoteDesk_Did_free: '{count, plural, one {# cita} other {# citas}} sin tema',
};
