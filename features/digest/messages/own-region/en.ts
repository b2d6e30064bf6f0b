import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnRegion_Own: 'Your region',
  OwnRegion_Which: 'Which region is yours? We ask once',
  OwnRegion_Name: 'Region or city',
  OwnRegion_Short: 'Type at least two letters.',
  OwnRegion_Week: 'cases in a week: {count}',
  OwnRegion_Before: 'against the week before',
  OwnRegion_Day: 'Data as of {day}',
  OwnRegion_News: 'News of the region',
  OwnRegion_Dossier: 'Dossier',
};
