import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Merging_Title: 'Uno y el mismo',
  Merging_Dossier: 'Al dosier',
  Merging_Conflict:
    'Otro editor cambió esta entrada mientras usted decidía. No se ha guardado nada: mire cómo está ahora.',
  Merging_Reload: 'Mostrar cómo está',
  Merging_Failed: 'No se pudo. Inténtelo de nuevo.',
  Merging_Done: 'Guardado.',
  Merging_Form: 'Quién más es el mismo',
  Merging_FormNote:
    'Nombres, números, datos y titulares del elegido contarán para {name}. Nada se borra y se puede deshacer.',
  Merging_NoNamesakes: 'Nadie más lleva este nombre. Busque otro nombre o número.',
  Merging_Namesakes: 'Llevan este nombre',
  Merging_Found: 'Encontrados',
  Merging_Reason: 'Por qué son el mismo',
  Merging_Merge: 'Unir',
  Merging_Look: 'Nombre o número',
  Merging_Find: 'Buscar',
  Merging_History: 'Lo que se unió',
  Merging_HistoryNone: 'Nada hasta ahora.',
  Merging_ByProduct: 'al cargar los registros',
  Merging_Listed: 'Un mismo nombre en dos listas o en un registro y en las noticias.',
  Merging_Undo: 'Separar de nuevo',
  Merging_Undone: 'Separado el {day}',
  Merging_Split: 'Lo que trata de otro',
  Merging_SplitNote:
    'Los datos marcados pasan a aquel de quien tratan. Así quedan cuando la fuente se carga de nuevo, y se puede deshacer.',
  Merging_SplitNone: 'No hay datos que se puedan separar.',
  Merging_SplitWhat: 'Qué datos',
  Merging_SplitWhose: 'De quién tratan',
  Merging_SplitNew: 'Alguien nuevo',
  Merging_SplitName: 'El nombre',
  Merging_SplitReason: 'Por qué tratan de otro',
  Merging_SplitSend: '{count, plural, one {Separar # dato} many {Separar # datos} other {Separar # datos}}',
  Merging_SplitHistory: 'Lo que se separó',
  Merging_SplitUndone: 'Devuelto el {day}',
};
