import { memo } from 'react';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { addDays } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import { scenarioBounds } from '#features/models/domain/scenario/scenario-params.ts';
import type { LoadedStart } from '#features/models/web/scenario/load-scenarios.ts';
import { useNumberWords } from '#features/models/web/scenario/use-number-words.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';
import { BoundedField } from './BoundedField.tsx';

/** Beds to begin with where somebody says that they are known. */
const firstBeds = 1000;

interface Props {
  scenario: Scenario;
  start: LoadedStart;
}

/** Beds of intensive care: how many there are, which moves the reference too, and how many more may be decreed. */
export const BedsStep = memo(function BedsStep({ scenario, start }: Props) {
  const t = useText();
  const { params, change } = scenario;
  return (
    <>
      <Switch
        label={t('Scenario_BedsKnown')}
        checked={params.beds !== null}
        disabled={scenario.state === 'later'}
        onChange={(isKnown) => change(isKnown ? { beds: firstBeds } : { beds: null, laterBeds: null })}
      />
      {params.beds === null ? (
        <p className={styles.note}>{t('Scenario_BedsNote')}</p>
      ) : (
        <>
          <BoundedField
            label={t('Scenario_Beds')}
            value={params.beds}
            bounds={{ ...scenarioBounds.beds, max: Math.max(10_000, params.beds) }}
            scenario={scenario}
            onChange={(beds) => change({ beds })}
          />
          <LaterBedsFields scenario={scenario} start={start} beds={params.beds} />
        </>
      )}
    </>
  );
});

function LaterBedsFields({ scenario, start, beds: now }: Props & { beds: number }) {
  const t = useText();
  const { errorAt } = useNumberWords(scenario.problems);
  const { params, change } = scenario;
  const plan = params.laterBeds;
  const usual = { from: addDays(start.day, 42), beds: Math.round(now * 1.3), isOn: true };
  return (
    <>
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
            bounds={{ ...scenarioBounds.beds, max: Math.max(plan.beds, 4 * now, 100) }}
            scenario={scenario}
            onChange={(beds) => change({ laterBeds: { ...plan, beds } })}
          />
        </>
      )}
    </>
  );
}
