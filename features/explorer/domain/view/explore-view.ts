import { numbers, oneOf, texts, time } from '#platform/shared/address-fields.ts';
import { addressView } from '#platform/shared/address-view.ts';
import { forms, logAxes, maxMeasures, maxOwn, maxPlaces, transforms } from './choices.ts';
import { placeWordPattern } from './place-word.ts';

const view = addressView({
  measures: texts('i', { most: maxMeasures, longest: 300 }),
  places: texts('p', { most: maxPlaces, longest: 20, separator: '.', pattern: placeWordPattern }),
  from: time('from'),
  to: time('to'),
  transform: oneOf('t', transforms, 'asIs'),
  form: oneOf('v', forms, 'line'),
  moment: time('at'),
  log: oneOf('log', logAxes, 'none'),
  own: numbers('own', { most: maxOwn, separator: '.' }),
});

/** Choices of an explorer's view, as its address keeps them. */
export type ExploreView = ReturnType<typeof view.read>;

export const readExploreView = view.read;
export const writeExploreView = view.into;

/** What an address says of some choices; the others are the usual ones. */
export function searchOf(part: Partial<ExploreView>): ReturnType<typeof view.write> {
  return view.write({ ...view.read(new URLSearchParams()), ...part });
}
