import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Notices_Digest: 'Configurar el boletín',
  Notices_Failed: 'No ha funcionado. Inténtelo de nuevo.',
  Notices_Hide: 'Ocultar: {title}',
  Notices_HideAll: 'Ocultar todas',
  Notices_Lead:
    'Umbrales de indicadores cruzados, cada uno comunicado una vez por periodo, y qué ha sido de sus medidas.',
  Notices_None: 'No hay notificaciones nuevas',
  Notices_Thresholds: 'Cambiar umbrales',
  Notices_Title: 'Notificaciones',
};
