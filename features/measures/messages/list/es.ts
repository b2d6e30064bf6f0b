import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresList_Checked:
    'Promesas comprobadas: {count, number}; dentro de la banda {inside, number}, más fuertes {stronger, number}, más débiles {weaker, number}.',
  MeasuresList_ColKept: 'Prometido y ocurrido',
  MeasuresList_Promised: 'prometido de {low} a {high}',
  MeasuresList_NoPromise: 'sin promesa',
  MeasuresList_Check: 'se comprueba el {day}',
  MeasuresList_Lack: 'sin comparación posible',
  MeasuresList_Came_inside: '{gap}, dentro',
  MeasuresList_Came_stronger: '{gap}, más fuerte',
  MeasuresList_Came_weaker: '{gap}, más débil',
  MeasuresList_Points: '{points} p. p.',
  MeasuresList_KeptLegend:
    'Banda: lo prometido antes de aceptarla, nueve de diez simulaciones; punto: lo ocurrido frente a regiones parecidas, hueco fuera de la banda. En salud casos, en economía la proporción de pobres.',
  MeasuresList_Rows: '{shown, number} de {total, plural, one {# fila} other {# filas}}',
  MeasuresList_Sort: 'Orden',
  MeasuresList_Sort_start: 'por inicio, nuevas primero',
  MeasuresList_Sort_place: 'por región e inicio',
  MeasuresList_Sort_updated: 'por último cambio',
  MeasuresList_View: 'Vista',
  MeasuresList_Whole: 'Registro entero',
  MeasuresList_OtherView: 'condiciones actuales',
  MeasuresList_Save: 'Guardar vista',
  MeasuresList_Name: 'Nombre de la vista',
  MeasuresList_Keep: 'Guardar',
  MeasuresList_Saved: 'Vista «{name}» guardada.',
  MeasuresList_Delete: 'Borrar la vista «{name}»',
  MeasuresList_TooMany: 'Como mucho {most} vistas: borre una.',
  MeasuresList_Address: 'Enlace de la vista',
  MeasuresList_Copied: 'Enlace copiado',
};
