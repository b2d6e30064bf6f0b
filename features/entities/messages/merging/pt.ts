import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Merging_Title: 'Um e o mesmo',
  Merging_Dossier: 'Ao dossiê',
  Merging_Conflict:
    'Outro editor mudou este registro enquanto você decidia. Nada foi gravado: veja como ele está agora.',
  Merging_Reload: 'Mostrar como está',
  Merging_Failed: 'Não deu certo. Tente de novo.',
  Merging_Done: 'Gravado.',
  Merging_Form: 'Quem mais é o mesmo',
  Merging_FormNote:
    'Nomes, números, dados e manchetes do escolhido contarão para {name}. Nada se apaga e pode ser desfeito.',
  Merging_NoNamesakes: 'Ninguém mais tem este nome. Procure por outro nome ou número.',
  Merging_Namesakes: 'Têm este nome',
  Merging_Found: 'Encontrados',
  Merging_Reason: 'Por que são o mesmo',
  Merging_Merge: 'Unir',
  Merging_Look: 'Nome ou número',
  Merging_Find: 'Procurar',
  Merging_History: 'O que foi unido',
  Merging_HistoryNone: 'Nada até agora.',
  Merging_ByProduct: 'ao carregar os registros',
  Merging_Listed: 'Um mesmo nome em duas listas ou num registro e nas notícias.',
  Merging_Undo: 'Separar de novo',
  Merging_Undone: 'Separado em {day}',
  Merging_Split: 'O que é sobre outro',
  Merging_SplitNote:
    'Os dados marcados passam para aquele de quem falam. Assim ficam quando a fonte é carregada de novo, e pode ser desfeito.',
  Merging_SplitNone: 'Não há dados que se possam separar.',
  Merging_SplitWhat: 'Quais dados',
  Merging_SplitWhose: 'De quem falam',
  Merging_SplitNew: 'Alguém novo',
  Merging_SplitName: 'O nome',
  Merging_SplitReason: 'Por que são sobre outro',
  Merging_SplitSend: '{count, plural, one {Separar # dado} many {Separar # dados} other {Separar # dados}}',
  Merging_SplitHistory: 'O que foi separado',
  Merging_SplitUndone: 'Devolvido em {day}',
};
