import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureLetter_accepted: 'Medida publicada: {title}',
  MeasureLetter_declined: 'Medida devolvida: {title}',
  MeasureLetter_withdrawn: 'Medida retirada: {title}',
  MeasureLetter_appointed: 'Você deve decidir sobre uma medida: {title}',
};
