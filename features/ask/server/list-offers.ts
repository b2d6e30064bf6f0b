import type { Reading } from '../domain/reading/understood.ts';
import type { Speech } from './say-answer.ts';

/** Questions near to one without an answer: the same indicator or place with what was missing filled in, and the other readings. */
export function listOffers(
  { understood, others }: Reading,
  { locale, translate, indicators, nameOf }: Speech,
  hasFigure: boolean,
) {
  const [indicator] = indicators;
  const place = understood.places.find((each) => typeof each === 'number');
  const name = place === undefined ? '' : nameOf(place);
  const { at: time = '' } = understood.period;
  const year = /^\d{4}$/.test(time) ? time : '';
  const offer = (question: string, note = '') => ({ question, note });
  const twins = others.flatMap(({ places: [other] }) =>
    typeof other === 'number' && indicator
      ? [offer(`${indicator.name} ${nameOf(other)} ${year}`.trim())]
      : [],
  );
  if (hasFigure) return twins;
  if (indicator !== undefined) return [offer(`${indicator.name} ${name}`.trim()), ...twins];
  if (name !== '') return [1, 2].map((at) => offer(`${translate(locale, `Ask_Offer_${at}`)} ${name}`));
  return [1, 2, 4].map((at) => offer(translate(locale, `Ask_Example_${at}`)));
}
