import { memo } from 'react';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { addDays } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import { scenarioBounds } from '../../domain/scenario/scenario-params.ts';
import { BoundedField } from './BoundedField.tsx';
import type { LoadedStart } from './load-scenarios.ts';
import type { Scenario } from './use-scenario.ts';
import { useNumberWords } from './use-number-words.ts';
import styles from './ScenarioDesk.module.css';

/** Vaccination and more beds: what else may be decreed. */
export const PlanFields = memo(function PlanFields({
  scenario,
  start,
}: {
  scenario: Scenario;
  start: LoadedStart;
}) {
  return (
    <>
      <VaccinationFields scenario={scenario} start={start} />
      <LaterBedsFields scenario={scenario} start={start} />
    </>
  );
});

function VaccinationFields({ scenario, start }: { scenario: Scenario; start: LoadedStart }) {
  const t = useText();
  const { errorAt } = useNumberWords(scenario.problems);
  const { params, change } = scenario;
  const plan = params.vaccination;
  const usual = { from: addDays(start.day, 14), dosesPerDay: usualDoses(start), isOn: true };
  return (
    <div className={styles.group}>
      <Switch
        label={t('Scenario_Vaccination')}
        checked={plan?.isOn ?? false}
        disabled={scenario.state === 'later'}
        onChange={(isOn) => change({ vaccination: isOn ? { ...usual, ...plan, isOn } : null })}
      />
      {plan && (
        <>
          <TextField
            type="date"
            label={t('Scenario_From')}
            value={plan.from}
            error={errorAt('vaccination.from')}
            onChange={({ target }) =>
              target.value !== '' && change({ vaccination: { ...plan, from: target.value } })
            }
          />
          <BoundedField
            label={t('Scenario_Doses')}
            value={plan.dosesPerDay}
            bounds={dosesOf(start)}
            scenario={scenario}
            onChange={(dosesPerDay) => change({ vaccination: { ...plan, dosesPerDay } })}
          />
          <p className={styles.note}>{t('Scenario_VaccinationNote')}</p>
        </>
      )}
    </div>
  );
}

function LaterBedsFields({ scenario, start }: { scenario: Scenario; start: LoadedStart }) {
  const t = useText();
  const { errorAt } = useNumberWords(scenario.problems);
  const { params, change } = scenario;
  const plan = params.laterBeds;
  if (params.beds === null) return null;
  const usual = { from: addDays(start.day, 42), beds: Math.round(params.beds * 1.3), isOn: true };
  return (
    <div className={styles.group}>
      <Switch
        label={t('Scenario_MoreBeds')}
        checked={plan?.isOn ?? false}
        disabled={scenario.state === 'later'}
        onChange={(isOn) => change({ laterBeds: isOn ? { ...usual, ...plan, isOn } : null })}
      />
      {plan && (
        <>
          <TextField
            type="date"
            label={t('Scenario_From')}
            value={plan.from}
            error={errorAt('laterBeds.from')}
            onChange={({ target }) =>
              target.value !== '' && change({ laterBeds: { ...plan, from: target.value } })
            }
          />
          <BoundedField
            label={t('Scenario_Beds')}
            value={plan.beds}
            bounds={{ ...scenarioBounds.beds, max: Math.max(plan.beds, 4 * params.beds!, 100) }}
            scenario={scenario}
            onChange={(beds) => change({ laterBeds: { ...plan, beds } })}
          />
        </>
      )}
    </div>
  );
}

/** A rail that reaches two per cent of the residents a day: beyond it nobody has vaccinated. */
function dosesOf({ peopleByAge }: LoadedStart) {
  const people = peopleByAge.reduce((sum, count) => sum + count, 0);
  const max = Math.max(100, Math.round(people / 50 / 100) * 100);
  return { ...scenarioBounds.dosesPerDay, max: Math.min(max, scenarioBounds.dosesPerDay.max), step: 10 };
}

/** Three in a thousand residents a day. */
function usualDoses({ peopleByAge }: LoadedStart): number {
  const people = peopleByAge.reduce((sum, count) => sum + count, 0);
  return Math.max(10, Math.round((people * 0.003) / 10) * 10);
}
