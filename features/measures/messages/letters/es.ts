import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureLetter_accepted: 'Medida publicada: {title}',
  MeasureLetter_declined: 'Medida devuelta: {title}',
  MeasureLetter_withdrawn: 'Medida retirada: {title}',
  MeasureLetter_appointed: 'Debe decidir sobre una medida: {title}',
};
