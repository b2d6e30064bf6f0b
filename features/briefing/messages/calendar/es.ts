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
  Events_DayCount: '{day}: {count, plural, one {# suceso} other {# sucesos}}',
  Events_CalendarList: 'Por día',
  Events_CalendarEmpty: 'No hay sucesos así en este mes. Elija otro mes u otros sucesos.',
  Events_ByMonth: 'Por mes',
  Events_ByMonthSub:
    'Parte inferior de la columna: medidas de la región; superior: cambios de nivel en el país. Que no haya registro no significa que no hubiera medidas.',
  Events_MonthCount:
    '{month}: medidas de la región {own, number}, cambios de nivel en el país {country, number}',
  Events_MonthByDays: '{month} por días',
  Events_Days: 'Días del mes',
  Events_LanesNote:
    'Cuanto más densa la barra, más estricto el nivel. Los finales que ese día aún no se conocían no se dibujan.',
  Events_RecordDay:
    'El {day} cambiaron a la vez tres o más indicadores del país: es un día de registro, no de nuevas medidas.',
  Events_Lane_releases: 'Publicaciones del pronóstico',
  Events_Lane_own: 'Medidas de la región',
  Events_Lane_ownNote: 'según los registros de medidas',
  Events_Lane_country: 'Medidas del país',
  Events_Lane_countryNote: 'lo más estricto en cualquier lugar del país, no de la propia región',
  Events_Lane_story: 'Historias',
  Events_Lane_exclusive: 'Exclusivas',
  Events_Lane_turn: 'Giros de los casos',
  Events_Lane_listing: 'Salidas a bolsa',
  Events_Release: 'En la semana del {days} se esperaban {median} {count, plural, one {caso} other {casos}}',
  Events_LaneSince: 'desde el {day}',
  Events_LaneUntil: 'hasta el {day}',
  Events_Level: '{name}, {level, number} de {highest, number}',
  Events_LevelNone: '{name}: levantado',
  Events_NotEverywhere: 'no en todas partes',
  Events_Change: '{course, select, stricter {Más estricto el {day}} other {Más suave el {day}}}',
  Events_More: '{count, plural, one {y # evento más} other {y # eventos más}}',
};
