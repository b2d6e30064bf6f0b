import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Follow_Again: 'Desfazer',
  Follow_Done: 'Você assinou: {name}.',
  Follow_Ended: 'Assinatura cancelada: {name}.',
  Follow_List: 'Minhas assinaturas',
  Follow_Off: 'Assinado',
  Follow_On: 'Assinar',
};
