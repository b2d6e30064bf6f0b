import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_AwayTitle: 'Va a salir a otro sitio',
  News_AwayText: 'No pertenece a Svodka: lo que muestra y los datos que recoge los decide su dueño.',
  News_AwayGo: 'Ir a {host}',
  News_AwayStay: 'Quedarse en Svodka',
  News_AwayUnsafe: 'Este enlace no es seguro y no se abre: solo se abren direcciones http y https.',
  News_AwayNone: 'La dirección no indica adónde ir.',
  News_AwayUnsafeTitle: 'El enlace no se abre',
  News_ServiceSub: 'Qué hay de nuevo en el propio Svodka',
  News_ServiceTitle: 'Noticias del servicio',
  News_ServiceMore: 'Más avisos del servicio',
  News_ServiceAll: 'Todos los avisos',
  News_ServiceEmpty: 'Aún no hay avisos.',
};
