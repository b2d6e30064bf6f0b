/** Hour of the day at which the letter of a board comes unless another is chosen. */
export const defaultHour = 8;
/** Zone of that hour. */
export const defaultZone = 'Europe/Moscow';
