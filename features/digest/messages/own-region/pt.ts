import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnRegion_Own: 'Sua região',
  OwnRegion_Which: 'Qual é a sua região? Só perguntamos uma vez',
  OwnRegion_Name: 'Região ou cidade',
  OwnRegion_Short: 'Digite pelo menos duas letras.',
  OwnRegion_Week: 'casos em uma semana: {count}',
  OwnRegion_Before: 'ante a semana anterior',
  OwnRegion_Day: 'Dados de {day}',
  OwnRegion_News: 'Notícias da região',
  OwnRegion_Dossier: 'Dossiê',
};
