import { memo, useState } from 'react';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { useText } from '#platform/web/text.ts';
import {
  courseBounds,
  courseDefault,
  courseNames,
  scenarioBounds,
  type CourseName,
  type ScenarioParams,
} from '../../domain/scenario/scenario-params.ts';
import { BoundedField } from './BoundedField.tsx';
import { courseKeys } from './course-keys.ts';
import type { Scenario } from './use-scenario.ts';
import styles from './ScenarioDesk.module.css';

/** Beds to begin with where somebody says that they are known. */
const firstBeds = 1000;

/** What is assumed of the epidemic itself: it moves the reference too. */
export const StartFields = memo(function StartFields({
  scenario,
  usual,
}: {
  scenario: Scenario;
  usual: ScenarioParams;
}) {
  const t = useText();
  const { params, change } = scenario;
  const [low, high] = params.ascertainment;
  const mark = (value: number) => ({ value, label: t('Scenario_Usual') });
  return (
    <div className={styles.group}>
      <h3>{t('Scenario_Epidemic')}</h3>
      <div className={styles.pair}>
        <BoundedField
          label={t('Scenario_FoundLow')}
          value={low}
          bounds={scenarioBounds.ascertainment}
          usual={mark(usual.ascertainment[0])}
          scenario={scenario}
          onChange={(value) => change({ ascertainment: [value, Math.max(value, high)] })}
        />
        <BoundedField
          label={t('Scenario_FoundHigh')}
          value={high}
          bounds={scenarioBounds.ascertainment}
          usual={mark(usual.ascertainment[1])}
          scenario={scenario}
          onChange={(value) => change({ ascertainment: [Math.min(low, value), value] })}
        />
      </div>
      <p className={styles.note}>{t('Scenario_FoundNote')}</p>
      <BoundedField
        label={t('Scenario_Protected')}
        value={params.protectedPercent}
        bounds={scenarioBounds.protectedPercent}
        scenario={scenario}
        onChange={(protectedPercent) => change({ protectedPercent })}
      />
      <BoundedField
        label={t('Scenario_Days')}
        value={params.days}
        bounds={scenarioBounds.days}
        usual={mark(usual.days)}
        scenario={scenario}
        onChange={(days) => change({ days })}
      />
      <BedsFields scenario={scenario} />
      <CourseFields scenario={scenario} />
    </div>
  );
});

function BedsFields({ scenario }: { scenario: Scenario }) {
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
        <BoundedField
          label={t('Scenario_Beds')}
          value={params.beds}
          bounds={{ ...scenarioBounds.beds, max: Math.max(10_000, params.beds) }}
          scenario={scenario}
          onChange={(beds) => change({ beds })}
        />
      )}
    </>
  );
}

function CourseFields({ scenario }: { scenario: Scenario }) {
  const t = useText();
  const { params, change } = scenario;
  const [isOpen, setOpen] = useState(false);
  const move = (name: CourseName, value: number): void => {
    const { [name]: _before, ...others } = params.course;
    change({ course: value === courseDefault(name) ? others : { ...others, [name]: value } });
  };
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('Scenario_Course')}</summary>
      {/* Eight sliders that nobody sees would be drawn with every move of another. */}
      {(isOpen ? courseNames : []).map((name) => (
        <BoundedField
          key={name}
          label={t(courseKeys[name])}
          value={params.course[name] ?? courseDefault(name)}
          bounds={courseBounds(name)}
          usual={{ value: courseDefault(name), label: t('Scenario_Usual') }}
          scenario={scenario}
          onChange={(value) => move(name, value)}
        />
      ))}
    </details>
  );
}
