import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_AwayTitle: 'Você está indo para outro site',
  News_AwayText: 'Ele não pertence ao Svodka: o que mostra e quais dados coleta é decisão do dono.',
  News_AwayGo: 'Ir para {host}',
  News_AwayStay: 'Ficar no Svodka',
  News_AwayUnsafe: 'Este link não é seguro e não será aberto: só se abrem endereços http e https.',
  News_AwayNone: 'O endereço não diz para onde ir.',
  News_AwayUnsafeTitle: 'O link não foi aberto',
  News_ServiceSub: 'O que há de novo no próprio Svodka',
  News_ServiceTitle: 'Notícias do serviço',
  News_ServiceMore: 'Mais avisos do serviço',
  News_ServiceAll: 'Todos os avisos',
  News_ServiceEmpty: 'Ainda não há avisos.',
};
