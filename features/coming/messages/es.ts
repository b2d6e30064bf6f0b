import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Dashboard:
    'Aquí estarán los dos balances de la región, sanidad y economía: indicadores junto a la norma y el plan.',
  Coming_Department: 'Aquí estará un sector en la región: tamaño, crecimiento y lugar.',
  Coming_DepartmentCompanies: 'Aquí estará la clasificación de las empresas del sector por ingresos.',
  Coming_DepartmentNews: 'Aquí estarán las noticias del sector, reunidas en historias.',
  Coming_DepartmentGeo: 'Aquí estará la geografía del sector: dónde es fuerte y dónde crece.',
  Coming_Digest: 'Aquí estará el boletín de 3 horas, 24 horas y 7 días por sus secciones.',
  Coming_Quotes: 'Aquí estarán las citas por sección y tema: quién lo dijo, dónde y cuándo.',
  Coming_Profile: 'Aquí estará su perfil: nombre, trabajo, contactos y cuánto está completo.',
  Coming_Settings: 'Aquí estarán los ajustes: contraseña, idioma, privacidad y borrado de la cuenta.',
  Coming_Subscriptions:
    'Aquí estarán sus suscripciones a secciones, objetos y búsquedas, juntas y por grupos.',
  Coming_Notifications:
    'Aquí estarán las notificaciones: novedades de suscripciones y decisiones sobre sus medidas.',
  Coming_Friends: 'Aquí estarán los amigos y las solicitudes: recibidas, suyas y personas recomendadas.',
  Coming_Messages: 'Aquí estará la correspondencia con amigos y moderadores.',
  Coming_Categories:
    'Aquí estará el editor de sus categorías: palabras, objetos y fuentes de las que se compone el hilo.',
  Coming_Dossier:
    'Aquí estará el dosier de un objeto: lo que se sabe, sus noticias y una cronología con fuentes.',
  Coming_Tree: 'Aquí estará el grafo de conexiones del objeto con un documento tras cada línea.',
  Coming_Ratings:
    'Aquí estarán las clasificaciones de personas y empresas por menciones: el lugar y cómo cambió.',
};
