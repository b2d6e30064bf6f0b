import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Regions_Incidence7: '7日間の新規感染者（10万人あたり）',
  Regions_Deaths7: '7日間の死者（10万人あたり）',
  Regions_Per100kWeek: '10万人あたり',
};
