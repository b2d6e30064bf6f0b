import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { AlertList } from './AlertList.tsx';
import { WatchedSearches } from './WatchedSearches.tsx';
import { AlertForm } from './AlertForm.tsx';
import type { AlertsData, OwnAlert } from './load-alerts.ts';

const cases = {
  indicator: 'covid_cases_new',
  name: 'Новые случаи COVID-19',
  unit: { code: 'case', forms: ['случай', 'случая', 'случаев'] },
  decimals: 0,
  upIs: 'worse',
  family: 'health',
  period: 'daily',
} as const;
const alert: OwnAlert = {
  id: 1,
  yugoId: 1_124_665,
  place: 'Москва',
  indicator: { ...cases, unit: { ...cases.unit, forms: [...cases.unit.forms] } },
  measure: 'value',
  newestEvent: null,
  condition: 'above',
  threshold: 7000,
  byMail: true,
  paused: false,
  newest: { day: '2021-10-20', value: 5847, previous: 5700 },
  holds: false,
  firedOn: null,
  last: null,
  week: [{ day: '2021-10-20', value: 5847 }],
  firedDays: [],
};
const list = (alerts: OwnAlert[]): string =>
  drawTile(<AlertList data={{ alerts, most: 50 }} edited={null} edit={() => {}} changed={() => {}} />);

test('a threshold says its rule, where the figure stands, and what was told', () => {
  expect(list([alert])).toMatch(
    /Вы следите: 1 из 50.*Москва : Новые случаи COVID-19 выше 7 000 случаев , письмом Сейчас 5 847 случаев, 20 октября 2021 не сработал ни разу/,
  );
  const told = { last: { day: '2021-10-19', value: 7100 }, firedDays: ['2021-10-15', '2021-10-19'] };
  expect(list([{ ...alert, ...told, holds: true, paused: true }])).toMatch(
    /\(на паузе\).*сработал 2 раза 15 окт, 19 окт.*так и сейчас 19 октября 2021: 7 100 случаев/,
  );
  expect(list([{ ...alert, firedOn: '2021-07-01' }])).toContain('1 июля 2021');
  expect(list([{ ...alert, condition: 'changes', threshold: 10, newest: null }])).toMatch(
    /изменение на 10,0 % за период.*Нет данных/,
  );
});

test('without thresholds the list says how to begin', () => {
  expect(list([])).toContain('Порогов пока нет: первый делается предложением выше.');
});

const course = [100, 90, 110, 130, 80, 120].map((value, at, all) => ({
  day: `2021-10-${15 + at}`,
  value,
  previous: all[at - 1] ?? null,
}));
const form = (
  tried: AlertsData['tried'],
  edited: OwnAlert | null = null,
  alerts: AlertsData['alerts'] = [],
): string =>
  drawTile(
    <AlertForm
      data={{
        alerts,
        measure: 'value',
        searches: [],
        most: 50,
        yugoId: 1_124_665,
        choices: { places: [{ yugoId: 1_124_665, name: 'Москва' }], indicators: [] },
        tried,
      }}
      edited={edited}
      choose={() => {}}
      done={() => {}}
    />,
  );
const tried = { indicator: alert.indicator, course, source: null, events: [] };

test('a new threshold begins with what is proposed, and says how often it would have told', () => {
  // Of six figures the one at nine tenths is 120: only 130 goes beyond it.
  expect(form(tried)).toMatch(/Сработало бы 1 раз.*Сейчас 120 случаев, 20 октября 2021/);
});

test('a threshold that is changed begins with its own, and is told anew after each return', () => {
  // Over 105 on the 17th; on the 20th it is the same wave, a day below 105 ends none.
  expect(form(tried, { ...alert, threshold: 105 })).toMatch(/Сработало бы 1 раз.*уже так\./);
  expect(form(tried, { ...alert, threshold: 500 })).toContain('Не сработало бы ни разу');
  // 90 → 110, 110 → 130, 130 → 80 and 80 → 120 move by more than 15 %, days of one wave.
  expect(form(tried, { ...alert, condition: 'changes', threshold: 15 })).toContain('Сработало бы 1 раз');
  const yearly = { ...tried, indicator: { ...tried.indicator, period: 'annual' as const } };
  expect(form(yearly, { ...alert, threshold: 105 })).toContain('Сработало бы 2 раза');
});

test('without figures the form says that there are none', () => {
  expect(form({ ...tried, course: [] })).toContain('Нет данных');
  expect(form(null)).toMatch(/aria-disabled|Выберите показатель: у этого места данных нет/);
});

test('an event is told in words, with what happened up to now or that it never did', () => {
  const event = { ...alert, condition: 'leftBand', threshold: 0, week: [], newest: null } as const;
  const text = 'За неделю 14–20 октября: 4 023 случая. Это вне полосы прогноза.';
  const events = [{ condition: 'leftBand', day: '2021-10-20', text }] as const;
  const edited = { ...event, week: [...event.week] };
  expect(form({ ...tried, events: [...events] }, edited)).toMatch(
    /Оповестим, когда.*неделя выйдет за полосу прогноза.*20 окт.*вне полосы прогноза/,
  );
  expect(form(tried, edited)).toContain('Такого ещё не было.');
  expect(list([{ ...edited, newestEvent: text }])).toMatch(/неделя вне полосы прогноза.*4 023 случая/);
});

test('an equal alert is not made twice: the form says so and leads to the one that stands', () => {
  const twin = { ...alert, id: 7, threshold: 120 };
  expect(form(tried, { ...alert, threshold: 120 }, [twin])).toMatch(
    /Такое оповещение у вас уже есть.*Показать его/,
  );
  expect(form(tried, twin, [twin])).not.toContain('Такое оповещение');
});

test('saved searches are listed with whether they tell of new headlines, or it is said how to have one', () => {
  const search = { id: 1, name: 'Нефть', isWatched: true, byMail: false };
  expect(drawTile(<WatchedSearches searches={[search]} />)).toMatch(/Нефть.*исьмом/);
  expect(drawTile(<WatchedSearches searches={[{ ...search, isWatched: false }]} />)).not.toMatch(/исьмом/);
  expect(drawTile(<WatchedSearches searches={[]} />)).toContain('Сохранённых поисков пока нет.');
});
