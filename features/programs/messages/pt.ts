import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'Sem dados: nada se sabe para este dia e dentro destes limites.',
  Programs_Cut:
    'A lista “{list}” foi reduzida: {shown, number} de {total, number}. Restrinja a pergunta ou peça a página seguinte.',
  Programs_TooLong: 'A resposta é longa demais: restrinja os dias ou os lugares, ou peça páginas menores.',
  Programs_UnknownName: 'A ferramenta não conhece: {names}.',
};
