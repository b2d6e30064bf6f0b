/** Texts of the regions room. This file is the type: every other language has the same keys. */
export const messages = {
  Regions_Incidence7: 'Новые случаи за 7 дней на 100 тысяч',
  Regions_Deaths7: 'Умершие за 7 дней на 100 тысяч',
  Regions_Per100kWeek: 'на 100 тыс.',
} as const;
