import type { messages as russian } from './ru.ts';

export const messages: Record<keyof typeof russian, string> = {
  BoardDelivery_Title: 'E-mail e alertas',
  BoardDelivery_Letter: 'E-mail com o painel',
  BoardDelivery_Often: 'Com que frequência',
  BoardDelivery_Often_never: 'não enviar',
  BoardDelivery_Often_daily: 'todos os dias',
  BoardDelivery_Often_weekly: 'uma vez por semana',
  BoardDelivery_Weekday: 'Dia da semana',
  BoardDelivery_Hour: 'Hora',
  BoardDelivery_Zone: 'Fuso horário',
  BoardDelivery_Save: 'Salvar',
  BoardDelivery_Saved: 'Salvo. O e-mail chega em {email}.',
  BoardDelivery_Ended: 'Não haverá mais e-mails com este painel.',
  BoardDelivery_LetterNote:
    'Chega em {email}: títulos das visualizações, números dos lugares, textos e links. Sem licença traz os números conhecidos há trinta dias.',
  BoardDelivery_LastSent: 'Último e-mail: {moment}.',
  BoardDelivery_Undelivered:
    'Três e-mails seguidos não chegaram a {email}, e o envio parou. Salve para recomeçar.',
  BoardDelivery_Watch: 'Avisar sobre números novos',
  BoardDelivery_WatchNote:
    'O aviso chega quando uma visualização tem um número mais recente ou o último é revisto.',
  BoardDelivery_WatchNone: 'Não há visualizações do explorador neste painel.',
  BoardDelivery_EndTitle: 'E-mails do painel',
  BoardDelivery_EndLead: 'Este link encerra os e-mails com um painel. O painel continua.',
  BoardDelivery_End: 'Parar de enviar',
  BoardDelivery_EndDone: 'Não haverá mais e-mails com este painel',
  BoardDelivery_EndNoToken: 'Abra esta página pelo link de um e-mail.',
  BoardDelivery_ToBoards: 'Aos painéis',
};
