import { parseArgs } from 'node:util';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { leadSignals } from '#tools/evaluate/forecast/leading/lead-signals.ts';
import type { LedPlaces } from '#tools/evaluate/forecast/leading/lead-signals.ts';
import type { Signals } from '#tools/evaluate/forecast/leading/lean-on-leads.ts';
import { judgeLead } from '#tools/evaluate/forecast/leading/judge-lead.ts';
import type { LeadPart, LeadTrial, LeadVerdict } from '#tools/evaluate/forecast/leading/judge-lead.ts';
import { ownSignals } from '#tools/evaluate/forecast/leading/own-signals.ts';
import * as leads from '#tools/evaluate/forecast/leading/read-leads.ts';
import { bundledResidents } from '#tools/evaluate/forecast/read-options.ts';
import { readResidents } from '#tools/evaluate/forecast/read-residents.ts';

/**
 * Judges every leading series of the bundled data and prints with against without. Issued forecasts use none of them: false
 * when one is better beyond chance at every horizon of the origins that were kept unread, and ought to be used.
 */
export function runLeading(args: readonly string[]): boolean {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const verdicts = listTrials()
    .filter(({ lead, measure }) => !values.only || values.only === `${lead}-${measure}`)
    .map(({ places: { firstDay }, ...trial }) => ({ firstDay, ...judgeLead(trial) }));
  if (values.json) console.log(JSON.stringify({ verdicts }));
  else verdicts.forEach(printVerdict);
  const missed = verdicts.filter(({ unread }) => unread?.lead.every((one) => one !== null && one.high < 1));
  for (const { lead, measure } of missed)
    console.error(`missed: ${lead} make ${measure} better and are not used`);
  return missed.length === 0;
}

/** First origins that make errors, days: Sundays on which weeks were counted, and Sundays of 2020. */
const firstWeekly = 112;
const firstDaily = 28;

type PlacedTrial = LeadTrial & { readonly places: LedPlaces };

function listTrials(): PlacedTrial[] {
  const weekly = leads.weeklyWithAdmissions();
  const patients = leads.dailyWithPatients();
  const shares = leads.vaccinatedShares(readResidents(bundledResidents));
  return [
    ledBy('admissions', 'deaths', weekly, firstWeekly),
    ledBy('admissions', 'cases', weekly, firstWeekly),
    vaccinated('deaths', weekly, shares),
    vaccinated('cases', weekly, shares),
    ledBy('tests', 'cases', leads.dailyWithTests(), firstDaily),
    ledBy('patients', 'cases', patients, firstDaily),
    ledBy('patients', 'deaths', patients, firstDaily),
    ledBy('beds', 'cases', leads.dailyWithBeds(), firstDaily),
  ];
}

function ledBy(lead: string, measure: ForecastMeasure, places: LedPlaces, firstOrigin: number): PlacedTrial {
  const { histories } = places;
  return {
    places,
    histories,
    lead,
    measure,
    firstOrigin,
    signals: (origins) => leadSignals(places, measure, origins),
    own: (origins) => ownSignals(histories, measure, origins),
  };
}

/** Regions with fewer people vaccinated than the others, by the newest count that was published at each origin. */
function vaccinated(
  measure: ForecastMeasure,
  places: LedPlaces,
  shares: ReadonlyMap<string, ReadonlyMap<number, number>>,
): PlacedTrial {
  const { histories, firstDay } = places;
  const own = (origins: readonly number[]) => ownSignals(histories, measure, origins);
  const shareOf = ({ id }: RegionHistory, day: number) =>
    [...(shares.get(id) ?? [])].findLast(([published]) => published <= day)?.[1];
  const signals = (origins: readonly number[]): Signals => {
    const before = own(origins);
    return origins.map((origin, k) => {
      const known = histories.map((history) => shareOf(history, dayNumber(firstDay) + origin));
      const some = known.filter((share) => share !== undefined);
      const mean = some.reduce((sum, share) => sum + share, 0) / some.length;
      return known.map((share, region) => {
        const beside = before[k]?.[region];
        return share === undefined || !beside ? null : [...beside, share - mean];
      });
    });
  };
  return { lead: 'vaccination', measure, places, histories, firstOrigin: firstWeekly, signals, own };
}

function printVerdict({
  firstDay,
  lead,
  measure,
  places,
  origins,
  ...parts
}: LeadVerdict & { firstDay: string }): void {
  console.log(`${lead} for ${measure}: ${places} places, ${origins} origins`);
  for (const [name, part] of [
    ['chosen on', parts.chosenOn],
    ['unread', parts.unread],
  ] as const)
    if (part) printPart(name, part, firstDay);
    else console.log(`  ${name}: too few origins`);
}

function printPart(name: string, { from, to, origins, lead, own }: LeadPart, firstDay: string): void {
  console.log(`  ${name}: ${addDays(firstDay, from)} to ${addDays(firstDay, to)}, ${origins} origins`);
  lead.forEach((one, h) => {
    if (!one) return;
    const { ratio, low, high, better } = one;
    const beside = own[h] ? own[h].ratio.toFixed(3) : '–';
    console.log(
      `    ${h + 1} w  with / without ${ratio.toFixed(3)} (${low.toFixed(3)}…${high.toFixed(3)}), better at ${better}; own signals alone ${beside}`,
    );
  });
}
