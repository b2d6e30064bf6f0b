// @vitest-environment happy-dom
import { useEffect } from 'react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import {
  exampleScenarios as data,
  exampleStart as start,
} from '#features/models/testing/example-scenarios.ts';
import { referenceParams } from '#features/models/domain/scenario/scenario-params.ts';
import { ContactsStep } from '#features/models/web/scenario/steps/ContactsStep.tsx';
import { useOpenStep } from '#features/models/web/scenario/steps/use-open-step.ts';
import { useScenario } from '#features/models/web/scenario/use-scenario.ts';
import { IntervalTrack } from './IntervalTrack.tsx';

afterEach(cleanup);

const params = {
  ...referenceParams,
  contacts: [
    { name: 'Нерабочие дни', from: '2021-10-30', to: '2021-11-07', low: 12, high: 30, isOn: true },
    { name: 'Школы', from: '2021-11-08', to: '2021-12-31', low: 3, high: 10, isOn: false },
  ],
  vaccination: { from: '2021-11-01', dosesPerDay: 15_000, isOn: true },
};

/** The fields and the bars of one scenario, as the desk joins them. */
function Desk() {
  const scenario = useScenario(start.day);
  const { change } = scenario;
  useEffect(() => change(params), [change]);
  const open = useOpenStep();
  return (
    <>
      {open.step === 'contacts' && (
        <ContactsStep
          {...{ data, start, scenario }}
          later={scenario}
          chosen={open.interval}
          choose={open.chooseInterval}
        />
      )}
      <IntervalTrack
        axis={{ from: '2021-09-09', to: '2022-03-19' }}
        {...{ scenario, open }}
        startDay={start.day}
      />
    </>
  );
}

const openDesk = () => render(aroundTile(<Desk />));
const group = () => screen.getByRole('group', { name: /Предположения/ });
const bars = () =>
  [...group().querySelectorAll('[data-interval]')].map(
    (bar) => bar.parentElement!.querySelector('span > span')!.textContent,
  );

test('each bar says what it assumes and whether it counts; Enter on it opens its fields and says so', () => {
  openDesk();
  const track = within(group());
  expect(bars()).toEqual(['включено', 'выключено', 'включено']);
  expect(track.getAllByText('Нерабочие дни: контакты −12…−30 %')).toHaveLength(3);
  expect(track.getAllByText('Прививки: 15 000 в день')).toHaveLength(3);
  expect(screen.queryByLabelText('Название')).toBeNull();
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Школы: подвинуть целиком' }), { key: 'Enter' });
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Школы');
  expect(bars()).toEqual(['включено', 'выбрано', 'включено']);
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Прививки: подвинуть целиком' }), { key: 'Enter' });
  expect(bars()).toEqual(['включено', 'выключено', 'выбрано']);
});

test('when an interval before the chosen one is taken away, the chosen one stays chosen', () => {
  openDesk();
  fireEvent.click(screen.getByRole('button', { name: 'Школы' }));
  expect(bars()).toEqual(['включено', 'выбрано', 'включено']);
  fireEvent.click(screen.getByRole('button', { name: 'Убрать «Нерабочие дни»' }));
  expect(bars()).toEqual(['выбрано', 'включено']);
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Школы');
});
