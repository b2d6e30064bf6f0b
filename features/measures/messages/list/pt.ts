import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresList_Checked:
    'Promessas verificadas: {count, number}; dentro da faixa {inside, number}, mais fortes {stronger, number}, mais fracas {weaker, number}.',
  MeasuresList_ColKept: 'Prometido e ocorrido',
  MeasuresList_Promised: 'prometido de {low} a {high}',
  MeasuresList_NoPromise: 'sem promessa',
  MeasuresList_Check: 'verificação em {day}',
  MeasuresList_Lack: 'sem comparação possível',
  MeasuresList_Came_inside: '{gap}, dentro',
  MeasuresList_Came_stronger: '{gap}, mais forte',
  MeasuresList_Came_weaker: '{gap}, mais fraca',
  MeasuresList_Points: '{points} p.p.',
  MeasuresList_KeptLegend:
    'Faixa: o que se prometeu antes da aceitação, nove de dez simulações; ponto: o que ocorreu frente a regiões semelhantes, vazado fora da faixa. Na saúde casos, na economia a parcela de pobres.',
  MeasuresList_Rows: '{shown, number} de {total, plural, one {# linha} other {# linhas}}',
  MeasuresList_Sort: 'Ordem',
  MeasuresList_Sort_start: 'por início, novas primeiro',
  MeasuresList_Sort_place: 'por região e início',
  MeasuresList_Sort_updated: 'por última alteração',
  MeasuresList_View: 'Visão',
  MeasuresList_Whole: 'Registro inteiro',
  MeasuresList_OtherView: 'condições atuais',
  MeasuresList_Save: 'Salvar visão',
  MeasuresList_Name: 'Nome da visão',
  MeasuresList_Keep: 'Salvar',
  MeasuresList_Saved: 'Visão “{name}” salva.',
  MeasuresList_Delete: 'Excluir a visão “{name}”',
  MeasuresList_TooMany: 'No máximo {most} visões: exclua uma.',
  MeasuresList_Address: 'Endereço da visão',
  MeasuresList_Copied: 'Endereço copiado',
};
