import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  PastDay_Bar: 'Um dia passado',
  PastDay_Before: 'Um dia antes',
  PastDay_After: 'Um dia depois',
  PastDay_Shown: 'Você está vendo {day} como se conhecia então',
  PastDay_LaterHidden: 'tudo o que veio depois está oculto',
  PastDay_Reveal: 'O que veio depois',
  PastDay_Hide: 'Ocultar o que veio depois',
  PastDay_Share: 'Compartilhar',
  PastDay_Copied: 'Endereço copiado',
  PastDay_ToToday: 'Voltar a hoje',
  PastDay_ToSample: 'Voltar ao dia do exemplo',
  PastDay_Later:
    '{kind, select, figures {{count, plural, one {novos valores de # indicador} other {novos valores de # indicadores}}} revisions {{count, plural, one {# valor revisado} other {# valores revisados}}} measures {{count, plural, one {# medida} other {# medidas}}} other {{count, plural, one {# história} other {# histórias}}}}',
  PastDay_Names:
    '{kind, select, figures {Novos valores} revisions {Revisados} measures {Medidas} other {Histórias}}',
  PastDay_Event:
    '{side, select, before {Voltar ao evento anterior:} other {Avançar ao próximo evento:}} {day}, {kind, select, figures {saíram os dados de “{name}”} measure {começou a medida “{name}”} other {seu alerta: {name}}}{more, plural, =0 {} one { e mais #} other { e mais #}}',
  PastDay_Dated: '{name}, {day}',
  PastDay_NotKnown: 'Ainda não se conheciam: {list}.',
  PastDay_Uncounted: 'Os valores novos e revisados ainda não foram contados.',
  PastDay_NothingLater: 'Nada de novo se soube até {day}.',
  PastDay_LaterSpan:
    'Conta-se o que se soube depois deste dia, até {day}; as medidas são de registros abertos.',
  PastDay_MoreNames: 'e mais {count, number}',
  PastDay_Ruler: 'O dia mostrado',
};
