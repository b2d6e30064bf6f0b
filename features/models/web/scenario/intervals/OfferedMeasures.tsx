import { memo, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { offerMeasures, type OfferedMeasure } from '#features/models/domain/scenario/offered-measures.ts';
import { maxIntervals } from '#features/models/domain/scenario/scenario-params.ts';
import type { LoadedScenarios, LoadedStart } from '#features/models/web/scenario/load-scenarios.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  scenario: Scenario;
}

const atOnce = 4;

/** Measures of the register that reach into the scenario, to be added as intervals: with their days, their origin, and what is known of their effect. */
export const OfferedMeasures = memo(function OfferedMeasures({ data, start, scenario }: Props) {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const { params, change, state } = scenario;
  const taken = new Set(params.contacts.map(({ name }) => name));
  const offered = offerMeasures(data.measures, { startDay: start.day, days: params.days }).filter(
    ({ interval }) => !taken.has(interval.name),
  );
  if (offered.length === 0) return null;
  const isFull = state === 'later' || params.contacts.length >= maxIntervals;
  return (
    <details className={styles.group}>
      <summary>
        {t('Scenario_Measures')}: {offered.length}
      </summary>
      <p className={styles.note}>{t('Scenario_MeasuresNote')}</p>
      <ul className={styles.offers}>
        {offered.slice(0, isAll ? offered.length : atOnce).map((one) => (
          <Offer
            key={one.id}
            offer={one}
            isFull={isFull}
            onAdd={() => change(({ contacts }) => ({ contacts: [...contacts, one.interval] }))}
          />
        ))}
      </ul>
      {!isAll && offered.length > atOnce && (
        <Button size="small" variant="text" onClick={() => setAll(true)}>
          {t('Models_More', { count: offered.length - atOnce })}
        </Button>
      )}
    </details>
  );
});

function Offer({ offer, isFull, onAdd }: { offer: OfferedMeasure; isFull: boolean; onAdd: () => void }) {
  const t = useText();
  const { dayRange } = useFormats();
  const { interval, isRegister, isEffectKnown, isInForce } = offer;
  const { name, from, to, low, high } = interval;
  return (
    <li>
      <span>
        {name}
        <small className={styles.origin}>
          {dayRange(from, to)} ·{' '}
          {isEffectKnown ? t('Scenario_EffectKnown', { low, high }) : t('Scenario_EffectUnknown')} ·{' '}
          {t(isRegister ? 'Scenario_OriginRegister' : 'Scenario_OriginHere')}
          {isInForce && ` · ${t('Scenario_InForce')}`}
        </small>
      </span>
      <Button size="small" variant="text" icon="plus" disabled={isFull} onClick={onAdd}>
        {t(isEffectKnown ? 'Scenario_TakeIn' : 'Scenario_TakeInByHand')}
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  );
}
