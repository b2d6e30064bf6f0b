import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Calendar: 'Eventos da região',
  Events_CalendarVerdict:
    '{name}, {month}: {stories, plural, =0 {nenhuma história contada por três veículos} one {# história contada por três veículos pelo menos} other {# histórias contadas por três veículos pelo menos}}{small, plural, =0 {} other {, # por um ou dois}}{exclusive, plural, =0 {} other {; exclusivos #}}{turns, plural, =0 {} other {; viragens dos casos #}}{limits, plural, =0 {} other {; restrições #}}{measures, plural, =0 {} other {; outras medidas #}}{listings, plural, =0 {} other {; admissões à bolsa #}}.',
  Events_Months: 'Outro mês',
  Events_Kinds: 'Que eventos mostrar',
  Events_Kind_exclusive: 'Exclusivo',
  Events_Kind_story: 'Três veículos ou mais',
  Events_Kind_single: 'Um ou dois veículos',
  Events_Kind_turn: 'Viragem dos casos',
  Events_Kind_limit: 'Restrição',
  Events_Kind_measure: 'Medida',
  Events_Kind_listing: 'Admissão à bolsa',
  Events_CalendarSub: 'A barra no dia: quantos eventos, o dia mais cheio a toda a largura.',
  Events_DayCount: '{day}: {count, plural, one {# evento} other {# eventos}}',
  Events_CalendarList: 'Por dia',
  Events_CalendarEmpty: 'Não há eventos assim neste mês. Escolha outro mês ou outros eventos.',
};
