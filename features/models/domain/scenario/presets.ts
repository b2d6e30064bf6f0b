import { addDays } from '#platform/shared/calendar-days.ts';
import { reductionOfType } from './offered-measures.ts';
import type { ContactInterval, ScenarioParams } from './scenario-params.ts';

/** Ready scenarios to begin with, in the order they are offered. */
export const presetNames = ['none', 'holidays', 'schools', 'strict', 'strictLater', 'vaccination'] as const;
export type PresetName = (typeof presetNames)[number];

/** What a ready scenario sets; the assumptions about the epidemic stay a person's own. */
export type PresetParams = Pick<ScenarioParams, 'contacts' | 'vaccination' | 'laterBeds'>;

/** Days from the start to the first of an interval, its length, and the kinds whose measured effect it has. */
const intervals: Partial<Record<PresetName, { after: number; days: number; type: string }>> = {
  holidays: { after: 8, days: 11, type: 'some-businesses' },
  schools: { after: 8, days: 42, type: 'schools' },
  strict: { after: 8, days: 42, type: 'most-businesses' },
  strictLater: { after: 29, days: 42, type: 'most-businesses' },
};

/** First doses a day: this share of the residents. */
const dailyShare = 0.003;

/** A ready scenario of a place; `nameOf` words its interval. */
export function presetOf(
  name: PresetName,
  { startDay, people }: { startDay: string; people: number },
  nameOf: (name: PresetName) => string,
): PresetParams {
  const asked = intervals[name];
  const contacts: ContactInterval[] = [];
  if (asked) {
    const from = addDays(startDay, asked.after);
    const to = addDays(from, asked.days - 1);
    contacts.push({ name: nameOf(name), from, to, ...reductionOfType(asked.type), isOn: true });
  }
  const vaccination =
    name === 'vaccination'
      ? {
          from: addDays(startDay, 8),
          dosesPerDay: Math.round((people * dailyShare) / 1000) * 1000,
          isOn: true,
        }
      : null;
  return { contacts, vaccination, laterBeds: null };
}

/** Which ready scenario is on screen; null = a person's own. */
export function findPreset(
  { contacts, vaccination, laterBeds }: PresetParams,
  presets: readonly { name: PresetName; params: PresetParams }[],
): PresetName | null {
  const own = JSON.stringify([contacts, vaccination, laterBeds]);
  const found = presets.find(
    ({ params }) => JSON.stringify([params.contacts, params.vaccination, params.laterBeds]) === own,
  );
  return found?.name ?? null;
}
