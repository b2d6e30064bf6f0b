import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLimits_After: 'Las fuentes describen las restricciones hasta el {day}; no sabemos qué rige después.',
  RegionLimits_Country: 'En el país',
  RegionLimits_Empty: 'Las fuentes no registran restricciones vigentes el {day}.',
  RegionLimits_Level: 'nivel {level, number} de {highest, number}',
  RegionLimits_Link: '{site}, {day}',
  RegionLimits_NoneOwn: 'No hay registros abiertos de restricciones propias en este día.',
  RegionLimits_Reported: 'comunicado el {day}, sin noticia del fin',
  RegionLimits_Scope_general: 'todo el país',
  RegionLimits_Scope_targeted: 'parte del país',
  RegionLimits_Since: 'desde el {day}',
  RegionLimits_Strictest:
    'La medida más estricta vigente en cualquier parte del país: nada dice de una región dada.',
  RegionLimits_Sub: 'Vigentes el {day}',
  RegionLimits_Title: 'Restricciones',
};
