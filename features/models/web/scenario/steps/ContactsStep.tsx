import { useCallback } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { maxIntervals } from '#features/models/domain/scenario/scenario-params.ts';
import { IntervalFields, type Replace } from '#features/models/web/scenario/intervals/IntervalFields.tsx';
import type { LoadedScenarios, LoadedStart } from '#features/models/web/scenario/load-scenarios.ts';
import { newInterval } from '#features/models/web/scenario/intervals/new-interval.ts';
import { OfferedMeasures } from '#features/models/web/scenario/intervals/OfferedMeasures.tsx';
import { useNumberWords } from '#features/models/web/scenario/use-number-words.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';
import { PresetChoice } from './PresetChoice.tsx';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  scenario: Scenario;
  /** The same a frame behind: what the hand does not move is drawn from it. */
  later: Scenario;
  /** The interval whose fields are open, by its place. */
  chosen: number | null;
  choose: (at: number | null) => void;
}

/** Measures as intervals of fewer contacts: ready ones, a person's own, those of the register. */
export function ContactsStep({ data, start, scenario, later, chosen, choose }: Props) {
  const t = useText();
  const { errorAt } = useNumberWords(scenario.problems);
  const { params, change } = scenario;
  const tooMany = errorAt('contacts');
  const toggle = useCallback((at: number) => choose(chosen === at ? null : at), [choose, chosen]);
  const replace: Replace = useCallback(
    (at, next) =>
      change(({ contacts }) => ({
        contacts: contacts.flatMap((one, index) => (index === at ? (next(one) ?? []) : one)),
      })),
    [change],
  );
  const remove = useCallback(
    (at: number) => {
      replace(at, () => null);
      // The chosen one stays chosen at its new place.
      if (chosen !== null && chosen >= at) choose(chosen === at ? null : chosen - 1);
    },
    [replace, choose, chosen],
  );
  return (
    <>
      <PresetChoice start={start} scenario={later} />
      {params.contacts.map((interval, at) => (
        <IntervalFields
          key={at}
          {...{ interval, at, scenario, toggle, replace, remove }}
          isOpen={chosen === at}
        />
      ))}
      {tooMany && <p className={styles.note}>{tooMany}</p>}
      <div className={styles.actions}>
        <Button
          icon="plus"
          size="small"
          disabled={scenario.state === 'later' || params.contacts.length >= maxIntervals}
          onClick={() => {
            change({ contacts: [...params.contacts, newInterval(params, start.day, t)] });
            choose(params.contacts.length);
          }}
        >
          {t('Scenario_AddInterval')}
        </Button>
      </div>
      <OfferedMeasures {...{ data, start }} scenario={later} />
    </>
  );
}
