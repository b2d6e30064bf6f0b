import { federalYugoId } from '#platform/shared/known-places.ts';
import { sampleAuthor, type SampleDocument } from './sample-document.ts';
import type { Epidemic } from './read-epidemic.ts';
import { dayEn, dayRu, en, formRu, ofCases, ru } from './write-words.ts';

/** Places with a review of the sample, on its day and on two of its scenes. */
const reviewed: readonly (readonly [yugoId: number, day: string])[] = [
  [1_124_665, '2020-06-08'],
  [1_124_665, '2020-07-13'],
  [1_124_678, '2020-07-13'],
  [1_124_650, '2020-07-13'],
  [1_124_616, '2020-07-13'],
  [1_124_624, '2020-07-13'],
  [1_124_661, '2020-07-13'],
  [federalYugoId, '2020-07-13'],
  [1_124_665, '2021-10-20'],
  [1_124_678, '2021-10-20'],
  [1_124_650, '2021-10-20'],
  [1_124_616, '2021-10-20'],
  [1_124_624, '2021-10-20'],
  [1_124_661, '2021-10-20'],
  [federalYugoId, '2021-10-20'],
];

/** Experts' reviews: where the week of a place stands beside its highest one so far. */
export function writeReviews(epidemic: Epidemic): SampleDocument[] {
  return reviewed.map(([yugoId, day]) => reviewOf(epidemic, yugoId, day));
}

function reviewOf(epidemic: Epidemic, yugoId: number, day: string): SampleDocument {
  const named = epidemic.place(yugoId) ?? { ru: 'Россия', ruIn: 'России', en: 'Russia' };
  const now = epidemic.week(yugoId, day);
  const highest = epidemic.highestWeek(yugoId, day);
  const { cases, deaths } = epidemic.total(yugoId, day);
  const share = Math.round((now.cases / highest.cases) * 100);
  const [deathsRu, deathsEn] = [ru((deaths / cases) * 100, 1), en((deaths / cases) * 100, 1)];
  const isHighest = highest.day === day;
  return {
    key: `review-${yugoId}-${day}`,
    kind: 'review',
    yugoId,
    day,
    author: sampleAuthor,
    texts: {
      ru: {
        title: isHighest
          ? `${named.ru}: неделя выше всех прежних`
          : `${named.ru}: неделя составляет ${share}\u00A0% от\u00A0самой высокой`,
        body: `За семь дней по\u00A0${dayRu(day)} в\u00A0${named.ruIn} выявили ${ru(now.cases)} ${formRu(now.cases, ofCases)}, умерших ${ru(now.deaths)}. ${isHighest ? 'Больше за семь дней не\u00A0выявляли ни\u00A0разу.' : `Больше всего за семь дней выявили к\u00A0${dayRu(highest.day)}: ${ru(highest.cases)}.`}\n\nС\u00A0начала наблюдений выявили ${ru(cases)} ${formRu(cases, ofCases)}, умерших ${ru(deaths)}: ${deathsRu} на\u00A0сто выявленных. Отношение зависит от\u00A0того, как много проверяют, и\u00A0между регионами его не\u00A0сравнивают.`,
      },
      en: {
        title: isHighest
          ? `${named.en}: the highest week so far`
          : `${named.en}: the week is ${share}% of the highest one`,
        body: `In the seven days to ${dayEn(day)}, ${named.en} reported ${en(now.cases)} cases and ${en(now.deaths)} deaths. ${isHighest ? 'No seven days before had more.' : `The most cases in seven days were reported by ${dayEn(highest.day)}: ${en(highest.cases)}.`}\n\nSince the beginning: ${en(cases)} cases, ${en(deaths)} deaths, ${deathsEn} per hundred cases found. The ratio depends on how much is tested and does not compare regions.`,
      },
    },
  };
}
