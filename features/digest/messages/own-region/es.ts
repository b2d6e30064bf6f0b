import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnRegion_Own: 'Su región',
  OwnRegion_Which: '¿Cuál es su región? Solo preguntamos una vez',
  OwnRegion_Name: 'Región o ciudad',
  OwnRegion_Short: 'Escriba al menos dos letras.',
  OwnRegion_Week: 'casos en una semana: {count}',
  OwnRegion_Before: 'frente a la semana anterior',
  OwnRegion_Day: 'Datos del {day}',
  OwnRegion_News: 'Noticias de la región',
  OwnRegion_Dossier: 'Dosier',
};
