import { useMemo, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { SaveForm } from '../frame/SaveForm.tsx';
import type { SavedParams } from '../frame/use-saved-params.ts';
import { maxIntervals, referenceParams } from '../../domain/scenario/scenario-params.ts';
import { newInterval } from './new-interval.ts';
import { IntervalFields } from './IntervalFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import { OfferedMeasures } from './OfferedMeasures.tsx';
import { StartFields } from './StartFields.tsx';
import { EnsembleTook } from './EnsembleProgress.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { ScenarioTools } from './ScenarioTools.tsx';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import type { useEnsemble } from './use-ensemble.ts';
import type { Scenario } from './use-scenario.ts';
import { useNumberWords } from './use-number-words.ts';
import styles from './ScenarioDesk.module.css';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  scenario: Scenario;
  saving: SavedParams;
  /** What everything but the moved number itself is drawn from, a frame behind. */
  later: { scenario: Scenario; ensemble: ReturnType<typeof useEnsemble> };
}

/** Step one: what is assumed, each number beside its slider. */
export function AssumptionsPanel({ data, start, scenario, saving, later }: Props) {
  const t = useText();
  const { ensemble } = later;
  const content = useMemo(
    () => ({ params: later.scenario.params, modelVersion: later.scenario.version }),
    [later.scenario],
  );
  const { errorAt } = useNumberWords(scenario.problems);
  const { params, change } = scenario;
  const [open, setOpen] = useState<number | null>(null);
  const isLocked = scenario.state === 'later';
  const tooMany = errorAt('contacts');
  const replace = (at: number, next: (typeof params.contacts)[number] | null): void =>
    change({ contacts: params.contacts.flatMap((one, index) => (index === at ? (next ?? []) : one)) });
  return (
    <section className={styles.panel} aria-labelledby="scenario-step-1">
      <h2 className={styles.step} id="scenario-step-1">
        <span aria-hidden>1</span> {t('Scenario_Assume')}
      </h2>
      <PresetChoice start={start} scenario={later.scenario} />
      {params.contacts.map((interval, at) => (
        <IntervalFields
          key={at}
          {...{ interval, at, scenario }}
          isOpen={open === at}
          onOpen={() => setOpen(open === at ? null : at)}
          onChange={(next) => replace(at, next)}
          onRemove={() => replace(at, null)}
        />
      ))}
      {tooMany && <p className={styles.note}>{tooMany}</p>}
      <div className={styles.actions}>
        <Button
          icon="plus"
          size="small"
          disabled={isLocked || params.contacts.length >= maxIntervals}
          onClick={() => {
            setOpen(params.contacts.length);
            change({ contacts: [...params.contacts, newInterval(params, start.day, t)] });
          }}
        >
          {t('Scenario_AddInterval')}
        </Button>
      </div>
      <OfferedMeasures {...{ data, start }} scenario={later.scenario} />
      <PlanFields scenario={calmer(scenario, later.scenario, planParams)} start={start} />
      <StartFields scenario={calmer(scenario, later.scenario, startParams)} usual={referenceParams} />
      <SaveForm
        actions={saving}
        content={content}
        isReady={later.scenario.problems.length === 0 && !isLocked}
      />
      <EnsembleTook ensemble={ensemble} />
      <ScenarioTools {...{ data, start, ensemble }} scenario={later.scenario} />
    </section>
  );
}

const planParams = ['beds', 'vaccination', 'laterBeds'] as const;
const startParams = ['days', 'ascertainment', 'protectedPercent', 'beds', 'course'] as const;

/** The state a frame behind, where fields of these parameters show the same in both. */
function calmer(now: Scenario, later: Scenario, names: readonly (keyof Scenario['params'])[]): Scenario {
  const isSame =
    now.problems.length + later.problems.length === 0 &&
    now.state === later.state &&
    names.every((name) => now.params[name] === later.params[name]);
  return isSame ? later : now;
}
