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
  drawTile(<AlertList data={{ alerts, most: 50 }} edit={() => {}} changed={() => {}} />);

test('a threshold says its rule, where the figure stands, and what was told', () => {
  expect(list([alert])).toContain(
    'Ваши пороги: 1 из 50 Москва : Новые случаи COVID-19 , выше 7 000 случаев , письмом Сейчас 5 847 случаев, 20 октября 2021',
  );
  expect(list([{ ...alert, holds: true, paused: true, firedOn: '2021-10-19' }])).toMatch(
    /\(на паузе\).*Уже так\..*Последний раз 19 октября 2021.*Включить/,
  );
  expect(list([{ ...alert, condition: 'changes', threshold: 10, newest: null }])).toMatch(
    /изменение на 10,0 % за период.*Нет данных/,
  );
});

test('without thresholds the list says how to begin', () => {
  expect(list([])).toContain('Порогов пока нет. Выберите место и показатель.');
});

test('the form says where the figure stands, and that there is none', () => {
  const draw = (indicators: AlertsData['choices']['indicators']): string =>
    drawTile(
      <AlertForm
        data={{
          alerts: [],
          searches: [],
          most: 50,
          yugoId: 1_124_665,
          indicator: null,
          choices: { places: [{ yugoId: 1_124_665, name: 'Москва' }], indicators },
        }}
        edited={null}
        choose={() => {}}
        done={() => {}}
      />,
    );
  expect(draw([{ ...alert.indicator, newest: { day: '2021-10-20', value: 5847 } }])).toContain(
    'Сейчас 5 847 случаев',
  );
  expect(draw([{ ...alert.indicator, newest: null }])).toContain('Нет данных');
});

test('saved searches are listed with whether they tell of new headlines, or it is said how to have one', () => {
  const search = { id: 1, name: 'Нефть', isWatched: true, byMail: false };
  expect(drawTile(<WatchedSearches searches={[search]} />)).toMatch(/Нефть.*исьмом/);
  expect(drawTile(<WatchedSearches searches={[{ ...search, isWatched: false }]} />)).not.toMatch(/исьмом/);
  expect(drawTile(<WatchedSearches searches={[]} />)).toContain('Сохранённых поисков пока нет.');
});
