import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Notices_Digest: 'Configurar o boletim',
  Notices_Failed: 'Não deu certo. Tente novamente.',
  Notices_Hide: 'Ocultar: {title}',
  Notices_HideAll: 'Ocultar todas',
  Notices_Lead:
    'Limiares de indicadores ultrapassados, cada um comunicado uma vez por período, e o que foi feito das suas medidas.',
  Notices_None: 'Nenhuma notificação nova',
  Notices_Thresholds: 'Alterar limiares',
  Notices_Title: 'Notificações',
};
