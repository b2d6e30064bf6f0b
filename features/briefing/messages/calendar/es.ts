import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Calendar: 'Eventos de la región',
  Events_CalendarVerdict:
    '{name}, {month}: {stories, plural, =0 {ninguna historia contada por tres medios} one {# historia contada por tres medios al menos} other {# historias contadas por tres medios al menos}}{small, plural, =0 {} other {, # por uno o dos}}{exclusive, plural, =0 {} other {; exclusivas #}}{turns, plural, =0 {} other {; giros de los casos #}}{limits, plural, =0 {} other {; restricciones #}}{measures, plural, =0 {} other {; otras medidas #}}{listings, plural, =0 {} other {; admisiones a bolsa #}}.',
  Events_Months: 'Otro mes',
  Events_Kinds: 'Qué sucesos mostrar',
  Events_Kind_exclusive: 'Exclusiva',
  Events_Kind_story: 'Tres medios o más',
  Events_Kind_single: 'Uno o dos medios',
  Events_Kind_turn: 'Giro de los casos',
  Events_Kind_limit: 'Restricción',
  Events_Kind_measure: 'Medida',
  Events_Kind_listing: 'Admisión a bolsa',
  Events_CalendarSub: 'La barra del día: cuántos sucesos, el día más lleno a todo el ancho.',
  Events_DayCount: '{day}: {count, plural, one {# suceso} other {# sucesos}}',
  Events_CalendarList: 'Por día',
  Events_CalendarEmpty: 'No hay sucesos así en este mes. Elija otro mes u otros sucesos.',
};
