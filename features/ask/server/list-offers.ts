import type { Reading } from '../domain/reading/understood.ts';
import type { Speech } from './say-answer.ts';

/** Questions near to one without an answer: the same indicator or place with what was missing filled in, and the other readings. */
export function listOffers(
  { understood, others }: Reading,
  { locale, translate, indicators, whereOf }: Speech,
  hasFigure: boolean,
) {
  const [indicator] = indicators;
  const place = understood.places.find((each) => typeof each === 'number');
  const { at: time = '' } = understood.period;
  const year = /^\d{4}$/.test(time) ? time : '';
  const offer = (question: string, note = '') => ({ question, note });
  const inPlace = (asked: string, yugoId: number): string =>
    translate(locale, 'Ask_Suggest_place', { indicator: asked, where: whereOf(yugoId) });
  const twins = others.flatMap(({ places: [other] }) =>
    typeof other === 'number' && indicator ? [offer(`${inPlace(indicator.name, other)} ${year}`.trim())] : [],
  );
  if (hasFigure) return twins;
  if (indicator !== undefined)
    return [offer(place === undefined ? indicator.name : inPlace(indicator.name, place)), ...twins];
  if (place !== undefined)
    return [1, 2].map((at) => offer(inPlace(translate(locale, `Ask_Offer_${at}`), place)));
  return [1, 2, 4].map((at) => offer(translate(locale, `Ask_Example_${at}`)));
}
