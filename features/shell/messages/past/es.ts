import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  PastDay_Bar: 'Un día pasado',
  PastDay_Before: 'Un día antes',
  PastDay_After: 'Un día después',
  PastDay_Shown: 'Está viendo {day} tal como se conocía entonces',
  PastDay_LaterHidden: 'todo lo posterior está oculto',
  PastDay_Reveal: 'Qué pasó después',
  PastDay_Hide: 'Ocultar qué pasó después',
  PastDay_Share: 'Compartir',
  PastDay_Copied: 'Dirección copiada',
  PastDay_ToToday: 'Volver a hoy',
  PastDay_ToSample: 'Volver al día de la muestra',
  PastDay_Later:
    '{kind, select, figures {{count, plural, one {nuevos valores de # indicador} other {nuevos valores de # indicadores}}} revisions {{count, plural, one {# valor revisado} other {# valores revisados}}} measures {{count, plural, one {# medida} other {# medidas}}} other {{count, plural, one {# historia} other {# historias}}}}',
  PastDay_Names:
    '{kind, select, figures {Nuevos valores} revisions {Revisados} measures {Medidas} other {Historias}}',
  PastDay_Event:
    '{side, select, before {Volver al suceso anterior:} other {Pasar al suceso siguiente:}} {day}, {kind, select, figures {se publicaron los datos de «{name}»} measure {empezó la medida «{name}»} other {su aviso: {name}}}{more, plural, =0 {} one { y # más} other { y # más}}',
  PastDay_Dated: '{name}, {day}',
  PastDay_NotKnown: 'Aún no se conocían: {list}.',
  PastDay_Uncounted: 'Los valores nuevos y revisados aún no se han contado.',
  PastDay_NothingLater: 'Hasta el {day} no se supo nada nuevo.',
  PastDay_LaterSpan:
    'Se cuenta lo que se supo después de este día, hasta el {day}; las medidas son de registros abiertos.',
  PastDay_MoreNames: 'y {count, number} más',
  PastDay_Ruler: 'El día que se muestra',
};
