import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Printing_Again: 'Tentar de novo',
  Printing_Browser: 'Imprimir no navegador',
  Printing_Busy: 'A preparar o PDF',
  Printing_Cancel: 'Cancelar',
  Printing_Cancelled: 'A impressão foi cancelada.',
  Printing_Failed_broken: 'Não foi possível criar o PDF.',
  Printing_Failed_lost: 'A criação do PDF foi interrompida.',
  Printing_Failed_refused: 'Esta página não está disponível para você.',
  Printing_Failed_too_slow: 'O PDF demorou mais de 10\u00A0segundos.',
  Printing_Pdf: 'PDF',
  Printing_Ready: 'O PDF está pronto',
  Printing_Save: 'Salvar de novo',
  Printing_TooMany: 'Já há três PDF seus em preparação: aguarde um deles.',
  Printing_Unavailable:
    'Este servidor não tem navegador para imprimir: guarde um PDF a partir da janela de impressão.',
};
