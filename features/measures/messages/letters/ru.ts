/** Texts of the measures room: letters. This file is the type: every other language has the same keys. */
export const messages = {
  MeasureLetter_accepted: 'Мера опубликована: {title}',
  MeasureLetter_declined: 'Мера возвращена: {title}',
  MeasureLetter_withdrawn: 'Мера отозвана: {title}',
  MeasureLetter_appointed: 'Вам поручено решить о\u00A0мере: {title}',
};
