import { memo, useMemo } from 'react';
import type { MessageKey } from '#app/messages.ts';
import { useText } from '#platform/web/text.ts';
import { SaveForm } from '#features/models/web/frame/SaveForm.tsx';
import type { SavedParams } from '#features/models/web/frame/use-saved-params.ts';
import { EnsembleTook } from '#features/models/web/scenario/ensemble/EnsembleProgress.tsx';
import type { LoadedScenarios, LoadedStart } from '#features/models/web/scenario/load-scenarios.ts';
import { ScenarioTools } from '#features/models/web/scenario/ScenarioTools.tsx';
import type { useEnsemble } from '#features/models/web/scenario/ensemble/use-ensemble.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';
import { BedsStep } from './BedsStep.tsx';
import { ContactsStep } from './ContactsStep.tsx';
import { CourseStep, FoundStep } from './CourseStep.tsx';
import { FoldStep } from './FoldStep.tsx';
import type { OpenStep } from './use-open-step.ts';
import { assumptionSteps, useStepProblems, useStepWords, type AssumptionStep } from './use-step-words.ts';
import { VaccinationStep } from './VaccinationStep.tsx';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  scenario: Scenario;
  saving: SavedParams;
  open: OpenStep;
  /** What everything but the moved number itself is drawn from, a frame behind. */
  later: { scenario: Scenario; ensemble: ReturnType<typeof useEnsemble> };
}

const titles: Record<AssumptionStep, MessageKey> = {
  contacts: 'Scenario_StepContacts',
  found: 'Scenario_StepFound',
  vaccination: 'Scenario_Vaccination',
  beds: 'Scenario_StepBeds',
  course: 'Scenario_Course',
};
const steps = Object.keys(assumptionSteps) as AssumptionStep[];

/** What is assumed, in five steps: the open one has its fields, the others a line with their value. */
export function AssumptionsPanel({ data, start, scenario, saving, open, later }: Props) {
  const t = useText();
  const { ensemble } = later;
  const content = useMemo(
    () => ({ params: later.scenario.params, modelVersion: later.scenario.version }),
    [later.scenario],
  );
  return (
    <section className={styles.panel} aria-labelledby="scenario-assumptions">
      <h2 className="sr-only" id="scenario-assumptions">
        {t('Scenario_Assume')}
      </h2>
      {steps.map((step) => (
        <StepOf
          key={step}
          {...{ step, data, start }}
          toggle={open.toggleStep}
          isOpen={open.step === step}
          chosen={open.interval}
          choose={open.chooseInterval}
          scenario={calmer(scenario, later.scenario, assumptionSteps[step])}
          later={later.scenario}
        />
      ))}
      <SaveForm
        actions={saving}
        content={content}
        isReady={later.scenario.problems.length === 0 && scenario.state !== 'later'}
      />
      <EnsembleTook ensemble={ensemble} />
      <ScenarioTools {...{ data, start, ensemble }} scenario={later.scenario} />
    </section>
  );
}

interface StepProps extends Pick<Props, 'data' | 'start' | 'scenario'> {
  step: AssumptionStep;
  later: Scenario;
  isOpen: boolean;
  toggle: (step: AssumptionStep) => void;
  /** The interval whose fields are open. */
  chosen: number | null;
  choose: (at: number | null) => void;
}

/** One step; drawn again only where what it shows was moved. */
const StepOf = memo(function StepOf(props: StepProps) {
  const { step, start, scenario, isOpen, toggle } = props;
  const t = useText();
  const { summary } = useStepWords(start);
  const problemOf = useStepProblems(scenario);
  return (
    <FoldStep
      number={steps.indexOf(step) + 1}
      title={t(titles[step])}
      summary={summary(step, scenario)}
      problem={problemOf(step)}
      isOpen={isOpen}
      onToggle={() => toggle(step)}
    >
      {isOpen && <StepFields {...props} />}
    </FoldStep>
  );
});

function StepFields({ step, data, start, scenario, later, chosen, choose }: StepProps) {
  if (step === 'contacts') return <ContactsStep {...{ data, start, scenario, later, chosen, choose }} />;
  if (step === 'found') return <FoundStep scenario={scenario} />;
  if (step === 'vaccination') return <VaccinationStep {...{ scenario, start }} />;
  if (step === 'beds') return <BedsStep {...{ scenario, start }} />;
  return <CourseStep scenario={scenario} />;
}

/** The state a frame behind, where fields of these parameters show the same in both. */
function calmer(now: Scenario, later: Scenario, names: readonly (keyof Scenario['params'])[]): Scenario {
  const isSame =
    now.problems.length + later.problems.length === 0 &&
    now.state === later.state &&
    now.members === later.members &&
    names.every((name) => now.params[name] === later.params[name]);
  return isSame ? later : now;
}
