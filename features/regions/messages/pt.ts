import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Regions_Incidence7: 'Novos casos em 7 dias por 100 mil',
  Regions_Deaths7: 'Mortes em 7 dias por 100 mil',
  Regions_Per100kWeek: 'por 100 mil',
};
