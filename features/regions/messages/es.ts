import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Regions_Incidence7: 'Casos nuevos en 7 días por 100 mil',
  Regions_Deaths7: 'Fallecidos en 7 días por 100 mil',
  Regions_Per100kWeek: 'por 100 mil',
};
