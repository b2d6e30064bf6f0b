import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { referenceParams, type ScenarioParams } from '#features/models/domain/scenario/scenario-params.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import { IntervalTrack } from './IntervalTrack.tsx';

const startDay = '2021-10-20';
const axis = { from: '2021-09-09', to: '2022-03-19' };
const params: ScenarioParams = {
  ...referenceParams,
  beds: 2500,
  contacts: [
    { name: 'Days off', from: '2021-10-28', to: '2021-11-07', low: 12, high: 30, isOn: true },
    { name: 'At home', from: '2021-10-25', to: '2022-02-25', low: 3, high: 10, isOn: false },
  ],
  vaccination: { from: '2021-11-01', dosesPerDay: 40_000, isOn: true },
  laterBeds: { from: '2021-12-01', beds: 3250, isOn: true },
};
const scenarioIn = (state: Scenario['state']): Scenario => ({
  params,
  shown: params,
  version: '1.1',
  members: 200,
  problems: [],
  state,
  isChanged: true,
  change: () => {},
  chooseMembers: () => {},
  open: () => {},
  reset: () => {},
});

const open = {
  step: 'contacts',
  interval: 0,
  toggleStep: () => {},
  chooseInterval: () => {},
  show: () => {},
} as const;

export const gallery: GallerySection = {
  title: 'Time line of assumptions',
  items: [
    {
      name: 'Intervals with two ends, one chosen and one switched off; vaccination and beds last to the end',
      render: () => <IntervalTrack {...{ axis, startDay, open }} scenario={scenarioIn('ok')} />,
    },
    {
      name: 'Of a later version: there to be read alone',
      render: () => <IntervalTrack {...{ axis, startDay, open }} scenario={scenarioIn('later')} />,
    },
  ],
};
