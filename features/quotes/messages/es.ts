import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Quotes_About: 'De dónde son las citas',
  Quotes_AboutHeadlines:
    'De titulares de 30 días en los que las palabras de una persona nombrada están marcadas: «nombre: …», «name says …». Lo demás no se toma.',
  Quotes_AboutRecords:
    'Y de las actas literales de la Duma, 2008–2012 (CC0). El conjunto no tiene día ni enlace: no son declaraciones actuales.',
  Quotes_ByPeople: 'por persona',
  Quotes_ByTime: 'por fecha',
  Quotes_Direct: 'Palabras en el titular',
  Quotes_None: 'Aquí aún no se cita a nadie.',
  Quotes_Order: 'Orden',
  Quotes_Own: 'Qué ha dicho',
  Quotes_Retold: 'Paráfrasis en el titular',
  Quotes_Rubric: 'Sección',
  Quotes_Scope: 'Círculo',
  Quotes_Speakers: 'Quién habla',
  Quotes_Theme: 'Tema',
  Quotes_Title: 'Quién dijo qué',
  Quotes_Total: '{count, plural, one {# cita} other {# citas}}, {direct} literales',
  Quotes_Undated: '{period}, día desconocido',
  Quotes_UndatedHead: 'Actas literales, día desconocido',
  Quotes_BesideDossier: 'Abrir el dosier: {place}',
  Quotes_EditThemes: 'Editar los temas',
  Quotes_BesideOf: 'En la serie «{name}», {place}',
  Quotes_BesidePeak: 'máximo, {day}',
  Quotes_BesideNow: 'ahora, {day}',
  Quotes_BesideCourse: 'Curso de la serie; marcado: {day}, {figure}',
  Quotes_WithFigures: 'con cifras {count}',
  Quotes_Figures: 'Palabras y cifras',
  Quotes_FiguresNote:
    'Junto a la cita que nombra lo que medimos está nuestra serie de ese día. No llamamos verdad ni error a la coincidencia o la diferencia: las palabras y la serie pueden definirse de otro modo.',
  Quotes_Follow: 'Seguir el tema',
  Quotes_FollowNote: 'Las nuevas citas del tema serán una sección del boletín.',
};
