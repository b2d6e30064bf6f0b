import type { Locale } from '#platform/shared/locales.ts';
import { formatNumber, formatPercent } from '#platform/shared/numbers.ts';
import type { Course } from '../../domain/find-finding.ts';

type Values = Record<string, string | number>;

/** From here on a factor and a per cent are told without decimals. */
const wholeFrom = 10;

/** A factor in words, and the number that its noun agrees with. */
export function factorWords(factor: number, locale: Locale): Values {
  const digits = factor >= wholeFrom || Number(factor.toFixed(1)) % 1 === 0 ? 0 : 1;
  return { factor: formatNumber(factor, locale, digits), count: Number(factor.toFixed(digits)) };
}

/** The sentence of a course, and what it is filled with. */
export function courseWords(course: Course, decimals: number, locale: Locale): [key: string, values: Values] {
  switch (course.kind) {
    case 'times':
      return [course.up ? 'timesUp' : 'timesDown', factorWords(course.factor, locale)];
    case 'percent': {
      const percent = formatPercent(course.percent, locale, course.percent < wholeFrom ? 1 : 0);
      return [course.up ? 'percentUp' : 'percentDown', { percent }];
    }
    case 'points': {
      const points = formatNumber(course.points, locale, Math.min(decimals, 1));
      return [course.up ? 'pointsUp' : 'pointsDown', { points }];
    }
    default:
      return [course.kind, {}];
  }
}
