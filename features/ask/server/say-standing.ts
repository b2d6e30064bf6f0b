import type { Standing } from '../domain/answer/standing.ts';
import { sayFigure, type Speech } from './say-answer.ts';

/** Regions that are named before the answer's own; the others are counted. */
const maxNamed = 3;

/** A sentence on where a region stands among all, to follow the answer. */
export function sayStanding({ rank, of, order, median }: Standing, speech: Speech): string {
  const { locale, translate } = speech;
  const values = { rank, of, median: sayFigure(median, speech) };
  return translate(locale, `Ask_Standing_${order}`, values);
}

/** Rows of a receipt that make a place among regions, and the place itself. */
export function receiptOfStanding({ rank, of, order, median, ahead }: Standing, speech: Speech) {
  const { locale, translate, nameOf } = speech;
  const more = ahead.length - maxNamed;
  const names = ahead.slice(0, maxNamed).map(({ yugoId }) => nameOf(yugoId));
  return {
    addends: [
      { label: translate(locale, 'Ask_Receipt_median', { of }), value: sayFigure(median, speech) },
      ...(ahead.length > 0
        ? [
            {
              label: translate(locale, `Ask_Receipt_${order}`),
              value: [...names, ...(more > 0 ? [translate(locale, 'Ask_Receipt_more', { more })] : [])].join(
                locale === 'ja' ? '、' : ', ',
              ),
            },
          ]
        : []),
    ],
    total: {
      label: translate(locale, 'Ask_Receipt_place'),
      value: translate(locale, 'Ask_Receipt_placeOf', { rank, of }),
    },
  };
}
