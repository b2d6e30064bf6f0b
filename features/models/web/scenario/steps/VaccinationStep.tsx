import { memo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import { scenarioBounds } from '#features/models/domain/scenario/scenario-params.ts';
import { lacksDoses, protectedByData } from '#features/models/domain/scenario/vaccination.ts';
import type { LoadedStart } from '#features/models/web/scenario/load-scenarios.ts';
import { useNumberWords } from '#features/models/web/scenario/use-number-words.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';
import { BoundedField } from './BoundedField.tsx';

interface Props {
  scenario: Scenario;
  start: LoadedStart;
}

/** Vaccination: doses that may be decreed, and who is protected on the first day, by the data until somebody says otherwise. */
export const VaccinationStep = memo(function VaccinationStep({ scenario, start }: Props) {
  const t = useText();
  const { errorAt } = useNumberWords(scenario.problems);
  const { params, change } = scenario;
  const plan = params.vaccination;
  const usual = { from: addDays(start.day, 14), dosesPerDay: usualDoses(start), isOn: true };
  return (
    <>
      <ProtectedFields scenario={scenario} start={start} />
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
    </>
  );
});

function ProtectedFields({ scenario, start }: Props) {
  const t = useText();
  const { day, share } = useFormats();
  const { params, change } = scenario;
  const people = peopleOf(start);
  const known = protectedByData(start.vaccinated, people);
  return (
    <>
      <BoundedField
        label={t('Scenario_Protected')}
        value={params.protectedPercent ?? known ?? 0}
        bounds={scenarioBounds.protectedPercent}
        usual={known === null ? undefined : { value: known, label: t('Scenario_ByData') }}
        scenario={scenario}
        onChange={(protectedPercent) => change({ protectedPercent })}
      />
      {lacksDoses(start) && (
        <p className={styles.note}>{t('Scenario_ProtectedUnknown', { day: day(start.day) })}</p>
      )}
      {known !== null && (
        <p className={styles.note}>
          {t('Scenario_ProtectedData', {
            day: day(start.vaccinatedDay!),
            doses: share((start.vaccinated ?? 0) / people, 0),
            percent: known,
            source: start.vaccinatedSource?.name ?? '',
          })}
        </p>
      )}
      {params.protectedPercent !== null && known !== null && (
        <Button size="small" variant="text" onClick={() => change({ protectedPercent: null })}>
          {t('Scenario_TakeData')}
        </Button>
      )}
    </>
  );
}

/** A rail that reaches two per cent of the residents a day: beyond it nobody has vaccinated. */
function dosesOf(start: LoadedStart) {
  const max = Math.max(100, Math.round(peopleOf(start) / 50 / 100) * 100);
  return { ...scenarioBounds.dosesPerDay, max: Math.min(max, scenarioBounds.dosesPerDay.max), step: 10 };
}

/** Three in a thousand residents a day. */
function usualDoses(start: LoadedStart): number {
  return Math.max(10, Math.round((peopleOf(start) * 0.003) / 10) * 10);
}

function peopleOf({ peopleByAge }: LoadedStart): number {
  return peopleByAge.reduce((sum, count) => sum + count, 0);
}
