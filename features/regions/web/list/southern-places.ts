/** Subjects of the Southern and North Caucasian districts: the enlarged inset. */
export const southern: readonly number[] = [
  1124601, 1124605, 1124606, 1124607, 1124608, 1124609, 1124615, 1124620, 1124623, 1124626, 1124630, 1124634,
  1124661, 1124691, 1124692,
];

/** Places too small to be found or far away, named at sea with a line: Saint Petersburg, Moscow, Chukotka, Dagestan. */
export const tiny: readonly number[] = [1124678, 1124665, 1124687, 1124605];
