import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Regions_Incidence7: 'New cases in 7 days per 100,000',
  Regions_Deaths7: 'Deaths in 7 days per 100,000',
  Regions_Per100kWeek: 'per 100,000',
};
