import { addDays } from '#platform/shared/calendar-days.ts';
import type { Translate } from '#platform/web/text.ts';
import type { ContactInterval, ScenarioParams } from '#features/models/domain/scenario/scenario-params.ts';

/** A month of fewer contacts from a week after the start, under a name nobody has yet. */
export function newInterval(params: ScenarioParams, startDay: string, t: Translate): ContactInterval {
  const names = new Set(params.contacts.map(({ name }) => name));
  let count = params.contacts.length + 1;
  while (names.has(t('Scenario_NewName', { count }))) count++;
  const from = addDays(startDay, 7);
  return {
    name: t('Scenario_NewName', { count }),
    from,
    to: addDays(from, 29),
    low: 10,
    high: 30,
    isOn: true,
  };
}
