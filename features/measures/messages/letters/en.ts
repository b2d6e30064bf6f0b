import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureLetter_accepted: 'Measure published: {title}',
  MeasureLetter_declined: 'Measure returned: {title}',
  MeasureLetter_withdrawn: 'Measure withdrawn: {title}',
  MeasureLetter_appointed: 'You are to decide on a measure: {title}',
};
