import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Printing_All: 'Todas as abas',
  Printing_AsOf: 'Dados até {day}.',
  Printing_Bound:
    '{count, plural, =0 {Escolha pelo menos uma aba.} one {Uma aba, como na tela.} other {Um arquivo: sumário, abas em ordem, lista de fontes.}}',
  Printing_Contents: 'Sumário',
  Printing_Paper: 'Imprimir e PDF',
  Printing_Sources: 'Fontes',
  Printing_Title: 'Imprimir e PDF',
  Printing_Which: 'Quais abas do dossiê incluir.',
  Printing_Again: 'Tentar de novo',
  Printing_Browser: 'Imprimir no navegador',
  Printing_Busy: 'A preparar o PDF',
  Printing_Cancel: 'Cancelar',
  Printing_Cancelled: 'A impressão foi cancelada.',
  Printing_Failed_broken: 'Não foi possível criar o PDF.',
  Printing_Failed_lost: 'A criação do PDF foi interrompida.',
  Printing_Failed_refused: 'Esta página não está disponível para você.',
  Printing_Failed_too_slow: 'O PDF demorou demais.',
  Printing_Pdf: 'PDF',
  Printing_Ready: 'O PDF está pronto',
  Printing_Save: 'Salvar de novo',
  Printing_TooMany: 'Já há três PDF seus em preparação: aguarde um deles.',
  Printing_Unavailable:
    'Este servidor não tem navegador para imprimir: guarde um PDF a partir da janela de impressão.',
};
