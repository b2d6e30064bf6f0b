import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { sampleAuthor, type SampleDocument } from './sample-document.ts';
import type { Epidemic } from './read-epidemic.ts';
import { changeOf, dayEn, dayRu, en, formRu, ofCases as cases, ru } from './write-words.ts';

/** Of which places the editors' week is told, and up to which day. */
const weeks: readonly (readonly [yugoId: number, day: string])[] = [
  [1_124_665, '2020-07-13'],
  [1_124_650, '2020-07-13'],
  [1_124_678, '2020-07-13'],
  [1_124_652, '2020-07-12'],
  [1_124_666, '2020-07-12'],
  [1_124_624, '2020-07-11'],
  [1_124_661, '2020-07-11'],
  [1_124_665, '2020-06-08'],
  [1_124_665, '2020-06-01'],
  [1_124_665, '2020-05-12'],
  [1_124_678, '2020-06-08'],
  [1_124_650, '2020-06-08'],
  [1_124_652, '2020-06-07'],
  [1_124_666, '2020-06-07'],
  [1_124_624, '2020-06-06'],
  [1_124_661, '2020-06-06'],
  [1_124_605, '2020-06-05'],
  [1_124_669, '2020-06-05'],
];

/** Exclusive events: a week of a place against the one before and against the country, and one of the country. */
export function writeExclusives(epidemic: Epidemic): SampleDocument[] {
  return [
    ...weeks.map(([yugoId, day]) => weekOfPlace(epidemic, yugoId, day)),
    ...['2020-06-08', '2020-07-13'].map((day) => weekOfCountry(epidemic, day)),
  ];
}

function weekOfPlace(epidemic: Epidemic, yugoId: number, day: string): SampleDocument {
  const place = epidemic.place(yugoId);
  const now = epidemic.week(yugoId, day);
  const before = epidemic.week(yugoId, addDays(day, -7));
  const country = epidemic.week(federalYugoId, day);
  const change = changeOf(now.cases, before.cases);
  const share = (now.cases / country.cases) * 100;
  return {
    key: `week-${yugoId}-${day}`,
    kind: 'exclusive',
    yugoId,
    day,
    author: sampleAuthor,
    texts: {
      ru: {
        title: `${place.ru}: ${ru(now.cases)} ${formRu(now.cases, cases)} за неделю, ${change.ru}`,
        body: `За семь дней по\u00A0${dayRu(day)} в\u00A0${place.ruIn} выявили ${ru(now.cases)} ${formRu(now.cases, cases)} COVID-19, неделей раньше ${ru(before.cases)}. Умерли ${ru(now.deaths)}, неделей раньше ${ru(before.deaths)}.\n\nЭто ${ru(share, 1)}\u00A0% случаев страны: всего за эти дни в\u00A0России выявили ${ru(country.cases)}.`,
      },
      en: {
        title: `${place.en}: ${en(now.cases)} cases in a week, ${change.en}`,
        body: `In the seven days to ${dayEn(day)}, ${place.en} reported ${en(now.cases)} cases of COVID-19, against ${en(before.cases)} the week before. Deaths: ${en(now.deaths)}, against ${en(before.deaths)}.\n\nThat is ${en(share, 1)}% of the country’s cases: Russia reported ${en(country.cases)} over these days.`,
      },
    },
  };
}

function weekOfCountry(epidemic: Epidemic, day: string): SampleDocument {
  const now = epidemic.week(federalYugoId, day);
  const before = epidemic.week(federalYugoId, addDays(day, -7));
  const rising = epidemic.places.filter(
    ({ yugoId }) => epidemic.week(yugoId, day).cases > epidemic.week(yugoId, addDays(day, -7)).cases,
  ).length;
  const change = changeOf(now.cases, before.cases);
  const all = epidemic.places.length;
  return {
    key: `week-${federalYugoId}-${day}`,
    kind: 'exclusive',
    yugoId: null,
    day,
    author: sampleAuthor,
    texts: {
      ru: {
        title: `Россия: ${ru(now.cases)} ${formRu(now.cases, cases)} за неделю, ${change.ru}; рост в\u00A0${rising} из\u00A0${all} регионов`,
        body: `За семь дней по\u00A0${dayRu(day)} в\u00A0стране выявили ${ru(now.cases)} ${formRu(now.cases, cases)} COVID-19, неделей раньше ${ru(before.cases)}. Умерли ${ru(now.deaths)}, неделей раньше ${ru(before.deaths)}.\n\nСлучаев больше, чем неделей раньше, в\u00A0${rising} из\u00A0${all} регионов.`,
      },
      en: {
        title: `Russia: ${en(now.cases)} cases in a week, ${change.en}; rising in ${rising} of ${all} regions`,
        body: `In the seven days to ${dayEn(day)} the country reported ${en(now.cases)} cases of COVID-19, against ${en(before.cases)} the week before. Deaths: ${en(now.deaths)}, against ${en(before.deaths)}.\n\nCases are higher than the week before in ${rising} of ${all} regions.`,
      },
    },
  };
}
