import type { messages as russian } from './ru.ts';

export const messages: Record<keyof typeof russian, string> = {
  BoardDelivery_Title: 'Correo y avisos',
  BoardDelivery_Letter: 'Correo con el tablero',
  BoardDelivery_Often: 'Con qué frecuencia',
  BoardDelivery_Often_never: 'no enviar',
  BoardDelivery_Often_daily: 'todos los días',
  BoardDelivery_Often_weekly: 'una vez por semana',
  BoardDelivery_Weekday: 'Día de la semana',
  BoardDelivery_Hour: 'Hora',
  BoardDelivery_Zone: 'Zona horaria',
  BoardDelivery_Save: 'Guardar',
  BoardDelivery_Saved: 'Guardado. El correo llega a {email}.',
  BoardDelivery_Ended: 'No habrá más correos con este tablero.',
  BoardDelivery_LetterNote:
    'Llega a {email}: títulos de las vistas, cifras de los lugares, textos y enlaces. Sin licencia trae las cifras conocidas hace treinta días.',
  BoardDelivery_LastSent: 'Último correo: {moment}.',
  BoardDelivery_Undelivered:
    'Tres correos seguidos no llegaron a {email} y el envío se detuvo. Guarde para empezar de nuevo.',
  BoardDelivery_Watch: 'Avisar de cifras nuevas',
  BoardDelivery_WatchNote:
    'El aviso llega cuando una vista tiene una cifra más reciente o se revisa la última.',
  BoardDelivery_WatchNone: 'No hay vistas del explorador en este tablero.',
  BoardDelivery_EndTitle: 'Correos del tablero',
  BoardDelivery_EndLead: 'Este enlace pone fin a los correos con un tablero. El tablero se conserva.',
  BoardDelivery_End: 'Dejar de enviar',
  BoardDelivery_EndDone: 'No habrá más correos con este tablero',
  BoardDelivery_EndNoToken: 'Abra esta página con el enlace de un correo.',
  BoardDelivery_ToBoards: 'A los tableros',
};
