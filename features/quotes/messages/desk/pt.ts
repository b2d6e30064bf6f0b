import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  QuoteDesk_Lead:
    'Um tema fica num círculo e numa seção; uma citação pode ser movida à mão. Toda decisão pode ser desfeita.',
  QuoteDesk_New: 'Novo tema',
  QuoteDesk_Name: 'Nome, {language}',
  QuoteDesk_Make: 'Criar o tema',
  QuoteDesk_Save: 'Salvar',
  QuoteDesk_Saved: 'O tema foi salvo.',
  QuoteDesk_Remove: 'Remover o tema',
  QuoteDesk_Removed: 'O tema foi removido; as citações ficam na seção.',
  QuoteDesk_MergeInto: 'Unir a',
  QuoteDesk_Merge: 'Unir',
  QuoteDesk_Merged: 'Os temas foram unidos.',
  QuoteDesk_Without: 'Sem tema',
  QuoteDesk_Quotes: 'Citações',
  QuoteDesk_PutUnder: '{count, plural, one {# citação} other {# citações}} para o tema',
  QuoteDesk_Put: 'Mover',
  QuoteDesk_Moved: '{count, plural, one {# citação movida} other {# citações movidas}}.',
  QuoteDesk_NoDecisions: 'Os temas estão como vieram; nenhum editor os alterou.',
  QuoteDesk_Did_make: 'Tema “{theme}” criado',
  QuoteDesk_Did_change: 'Tema “{theme}” alterado',
  QuoteDesk_Did_merge: '“{theme}” unido a “{into}”',
  QuoteDesk_Did_remove: 'Tema “{theme}” removido',
  QuoteDesk_Did_assign: '{count, plural, one {# citação} other {# citações}} no tema “{theme}”',
  QuoteDesk_Did_free: '{count, plural, one {# citação} other {# citações}} sem tema',
};
