import type { messages as ru } from './ru.ts';

/** Texts of an affair's page. */
export const messages: Record<keyof typeof ru, string> = {
  News_Affair_Label: 'Asunto',
  News_Affair_Counts:
    '{steps, plural, one {# paso} many {# pasos} other {# pasos}} y {items, plural, one {# titular} many {# titulares} other {# titulares}} de {sources, plural, one {# medio} many {# medios} other {# medios}}, {span}.',
  News_Affair_Description:
    '{title}. El asunto en {steps, plural, one {# paso} many {# pasos} other {# pasos}}.',
  News_Affair_Days: 'Titulares por día',
  News_Affair_DaysSub: 'Los números bajo las barras son los pasos; el punteado discute lo anterior.',
  News_Affair_DaysLabel: 'Titulares por día, {span}: máximo de {count}, {day}',
  News_Affair_Steps: 'Paso a paso',
  News_Affair_Others: 'y también {names}',
  News_Affair_OthersMore: 'y también {names} y {count} más',
  News_Affair_Denial: 'discute lo anterior',
  News_Affair_Correction: 'corregido',
  News_Affair_Earlier: 'antes: «{title}»',
  News_Affair_Minor:
    '{count, plural, one {# historia más es} many {# historias más son} other {# historias más son}} de un solo medio.',
  News_Affair_Changed: 'Cifras que cambiaron',
  News_Affair_Was: 'Antes',
  News_Affair_Became: 'Ahora',
  News_Affair_ChangedNote: 'Solo cifras que están en los titulares.',
  News_Affair_Disagree: 'Cifras que no coinciden',
  News_Affair_DisagreeNote: 'No juzgamos cuál es la correcta.',
  News_Affair_First: 'Quién fue primero',
  News_Affair_FirstSub: 'En cuántos de los {steps} pasos el medio se adelantó a los demás.',
  News_Affair_Silent: 'Quién no publica',
  News_Affair_SilentSub:
    'Medios que publican mucho en estas secciones, sin ningún titular sobre esto desde el {day}.',
  News_Affair_SilentValue: '0 de {count}',
  News_Affair_SilentNote:
    'Lo que calla es nuestra selección, no siempre el medio: no nos llegan todos sus titulares.',
  News_Affair_Named: 'A quién se nombra',
  News_Affair_Wrong: 'No es un solo asunto',
  News_Affair_Nearby: 'Cerca, pero aparte',
  News_Affair_NearbySub: 'Historias de las mismas personas y lugares sobre otra cosa.',
  News_Affair_NearbyOutlets: '{count, plural, one {# medio} other {# medios}}',
  News_Affair_Headlines: '{count, plural, one {# titular del asunto} other {# titulares del asunto}}',
  News_Affair_HeadlinesCut: 'Se muestran los últimos {count}.',
  News_Affair_HeadlinesAll: '{count, plural, one {# titular más} other {# titulares más}}',
  News_Affair_Thin: 'Rayado: nos llegó menos de la mitad de los medios.',
};
