import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Printing_All: 'Todas las pestañas',
  Printing_AsOf: 'Datos al {day}.',
  Printing_Bound:
    '{count, plural, =0 {Elija al menos una pestaña.} one {Una pestaña, como en la pantalla.} other {Un archivo: índice, pestañas en orden, lista de fuentes.}}',
  Printing_Contents: 'Índice',
  Printing_Paper: 'Imprimir y PDF',
  Printing_Sources: 'Fuentes',
  Printing_Title: 'Imprimir y PDF',
  Printing_Which: 'Qué pestañas del dosier incluir.',
  Printing_Again: 'Reintentar',
  Printing_Browser: 'Imprimir desde el navegador',
  Printing_Busy: 'Preparando el PDF',
  Printing_Cancel: 'Cancelar',
  Printing_Cancelled: 'Se canceló la impresión.',
  Printing_Failed_broken: 'No se pudo crear el PDF.',
  Printing_Failed_lost: 'La creación del PDF se interrumpió.',
  Printing_Failed_refused: 'Esta página no está disponible para usted.',
  Printing_Failed_too_slow: 'El PDF tardó demasiado.',
  Printing_Pdf: 'PDF',
  Printing_Ready: 'El PDF está listo',
  Printing_Save: 'Guardar otra vez',
  Printing_TooMany: 'Ya se preparan tres PDF suyos: espere a que termine uno.',
  Printing_Unavailable:
    'Este servidor no tiene navegador para imprimir: guarde un PDF desde la ventana de impresión.',
};
