import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresManuals_Verdict:
    '{count, plural, one {O manual tem # entrada} other {O manual tem # entradas}}; nunca escolhidas: {unused}.',
  MeasuresManuals_Books: 'Manual',
  MeasuresManuals_Book_issue: 'Questões',
  MeasuresManuals_Book_unit: 'Unidades',
  MeasuresManuals_Book_subject: 'Sujeitos',
  MeasuresManuals_Book_prompt: 'Dicas',
  MeasuresManuals_Name: 'Nome',
  MeasuresManuals_Group: 'Grupo',
  MeasuresManuals_New: 'Nova entrada',
  MeasuresManuals_Save: 'Salvar',
  MeasuresManuals_Change: 'alterar',
  MeasuresManuals_SwitchOff: 'desativar',
  MeasuresManuals_SwitchOn: 'ativar',
  MeasuresManuals_Off: 'desativada',
  MeasuresManuals_RenameHint: 'Medidas que mostrarão o novo nome: {uses}.',
  MeasuresManuals_Uses: 'medidas com ela: {uses}',
  MeasuresManuals_InUse: 'Não se pode excluir: {uses} medidas a usam. Desative-a ou junte-a.',
  MeasuresManuals_Known: 'Essa entrada já existe.',
  MeasuresManuals_Merge: 'Juntar duas entradas',
  MeasuresManuals_Goes: 'Sai',
  MeasuresManuals_Stays: 'Fica',
  MeasuresManuals_MergeText: 'Fica “{stays}”; medidas que passam: {moved}.',
  MeasuresManuals_MergeDo: 'Juntar',
  MeasuresManuals_Merged: 'Juntadas; versões alteradas: {moved}.',
};
