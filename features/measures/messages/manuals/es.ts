import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresManuals_Verdict:
    '{count, plural, one {El manual tiene # entrada} other {El manual tiene # entradas}}; nunca elegidas: {unused}.',
  MeasuresManuals_Books: 'Manual',
  MeasuresManuals_Book_issue: 'Asuntos',
  MeasuresManuals_Book_unit: 'Unidades',
  MeasuresManuals_Book_subject: 'Sujetos',
  MeasuresManuals_Book_prompt: 'Sugerencias',
  MeasuresManuals_Name: 'Nombre',
  MeasuresManuals_Group: 'Grupo',
  MeasuresManuals_New: 'Nueva entrada',
  MeasuresManuals_Save: 'Guardar',
  MeasuresManuals_Change: 'cambiar',
  MeasuresManuals_SwitchOff: 'desactivar',
  MeasuresManuals_SwitchOn: 'activar',
  MeasuresManuals_Off: 'desactivada',
  MeasuresManuals_RenameHint: 'Medidas que mostrarán el nuevo nombre: {uses}.',
  MeasuresManuals_Uses: 'medidas con ella: {uses}',
  MeasuresManuals_InUse: 'No se puede eliminar: {uses} medidas la usan. Desactívela o fusiónela.',
  MeasuresManuals_Known: 'Esa entrada ya existe.',
  MeasuresManuals_Merge: 'Fusionar dos entradas',
  MeasuresManuals_Goes: 'Desaparece',
  MeasuresManuals_Stays: 'Queda',
  MeasuresManuals_MergeText: 'Queda «{stays}»; medidas que pasan: {moved}.',
  MeasuresManuals_MergeDo: 'Fusionar',
  MeasuresManuals_Merged: 'Fusionadas; versiones cambiadas: {moved}.',
};
