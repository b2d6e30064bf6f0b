import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Offline_Title: 'Sem conexão',
  Offline_Text: 'Esta página ainda não foi aberta neste navegador e não pode ser exibida sem conexão.',
  Offline_Kept: 'Já lidas, abrem sem conexão',
  Offline_None: 'Ainda não há páginas lidas neste navegador.',
  Offline_Again: 'Tentar de novo',
};
