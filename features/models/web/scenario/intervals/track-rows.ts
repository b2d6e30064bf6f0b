import { addDays } from '#platform/shared/calendar-days.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { DaySpan } from '#features/models/domain/scenario/move-interval.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import type { OpenStep } from '#features/models/web/scenario/steps/use-open-step.ts';

/** An assumption as a bar under the time axis. */
export interface TrackRow extends DaySpan {
  key: string;
  kind: 'contacts' | 'vaccination' | 'beds';
  name: string;
  /** The name with what it assumes. */
  label: string;
  /** Its fields are open beside the chart: said before whether it counts. */
  state: 'chosen' | 'on' | 'off';
  onMove: (next: DaySpan) => void;
  onChoose: () => void;
}

interface Words {
  t: Translate;
  formats: Formats;
}

/** One row for each assumption with days. Vaccination and beds last to the end: only their beginning moves. */
export function trackRows(scenario: Scenario, startDay: string, open: OpenStep, words: Words): TrackRow[] {
  const last = addDays(startDay, scenario.params.days);
  return [...contactRows(scenario, open, words), ...lastingRows(scenario, last, open, words)];
}

function contactRows({ params, change }: Scenario, open: OpenStep, { t }: Words): TrackRow[] {
  return params.contacts.map(({ name, from, to, low, high, isOn }, at) => ({
    key: `contacts ${at}`,
    kind: 'contacts',
    name,
    label: t('Scenario_BarContacts', { name, low, high }),
    state: stateOf(isOn, open.step === 'contacts' && open.interval === at),
    from,
    to,
    onMove: (next) =>
      change(({ contacts }) => ({
        contacts: contacts.map((other, index) => (index === at ? { ...other, ...next } : other)),
      })),
    onChoose: () => open.show('contacts', at),
  }));
}

function lastingRows({ params, change }: Scenario, to: string, open: OpenStep, words: Words): TrackRow[] {
  const { t, formats } = words;
  const { vaccination, laterBeds } = params;
  const rows: TrackRow[] = [];
  if (vaccination) {
    const count = formats.integer(vaccination.dosesPerDay);
    rows.push({
      key: 'vaccination',
      kind: 'vaccination',
      name: t('Scenario_Vaccination'),
      label: t('Scenario_BarDoses', { count }),
      state: stateOf(vaccination.isOn, open.step === 'vaccination'),
      from: vaccination.from,
      to,
      onMove: ({ from }) => change({ vaccination: { ...vaccination, from } }),
      onChoose: () => open.show('vaccination'),
    });
  }
  if (laterBeds) {
    const count = formats.integer(laterBeds.beds);
    rows.push({
      key: 'beds',
      kind: 'beds',
      name: t('Scenario_MoreBeds'),
      label: t('Scenario_BarBeds', { count }),
      state: stateOf(laterBeds.isOn, open.step === 'beds'),
      from: laterBeds.from,
      to,
      onMove: ({ from }) => change({ laterBeds: { ...laterBeds, from } }),
      onChoose: () => open.show('beds'),
    });
  }
  return rows;
}

function stateOf(isOn: boolean, isChosen: boolean): TrackRow['state'] {
  if (isChosen) return 'chosen';
  return isOn ? 'on' : 'off';
}
