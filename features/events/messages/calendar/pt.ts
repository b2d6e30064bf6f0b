import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Calendar: 'Eventos da região',
  Events_CalendarVerdict:
    '{name}, {month}: {stories, plural, one {# história contada} other {# histórias contadas}} por três veículos pelo menos; exclusivos {exclusive}, viragens dos casos {turns}, restrições {limits}, outras medidas {measures}, admissões à bolsa {listings}.',
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
