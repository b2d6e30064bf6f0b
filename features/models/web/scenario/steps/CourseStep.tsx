import { memo } from 'react';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useText } from '#platform/web/text.ts';
import { memberChoices } from '#features/models/domain/scenario/ensemble-run.ts';
import {
  courseBounds,
  courseDefault,
  courseNames,
  referenceParams,
  scenarioBounds,
  type CourseName,
} from '#features/models/domain/scenario/scenario-params.ts';
import { courseKeys } from '#features/models/web/scenario/parameter-words.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';
import { BoundedField } from './BoundedField.tsx';

/** How many cases are found: the main unknown, it moves the reference too. */
export const FoundStep = memo(function FoundStep({ scenario }: { scenario: Scenario }) {
  const t = useText();
  const { params, change } = scenario;
  const [low, high] = params.ascertainment;
  const [usualLow, usualHigh] = referenceParams.ascertainment;
  const mark = (value: number) => ({ value, label: t('Scenario_Usual') });
  return (
    <>
      <div className={styles.pair}>
        <BoundedField
          label={t('Scenario_FoundLow')}
          value={low}
          bounds={scenarioBounds.ascertainment}
          usual={mark(usualLow)}
          scenario={scenario}
          onChange={(value) => change({ ascertainment: [value, Math.max(value, high)] })}
        />
        <BoundedField
          label={t('Scenario_FoundHigh')}
          value={high}
          bounds={scenarioBounds.ascertainment}
          usual={mark(usualHigh)}
          scenario={scenario}
          onChange={(value) => change({ ascertainment: [Math.min(low, value), value] })}
        />
      </div>
      <p className={styles.note}>{t('Scenario_FoundNote')}</p>
    </>
  );
});

/** The course of the disease, how far ahead it is run and by how many members. */
export const CourseStep = memo(function CourseStep({ scenario }: { scenario: Scenario }) {
  const t = useText();
  const { params, change, members, chooseMembers } = scenario;
  const move = (name: CourseName, value: number): void => {
    const { [name]: _before, ...others } = params.course;
    change({ course: value === courseDefault(name) ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <BoundedField
        label={t('Scenario_Days')}
        value={params.days}
        bounds={scenarioBounds.days}
        usual={{ value: referenceParams.days, label: t('Scenario_Usual') }}
        scenario={scenario}
        onChange={(days) => change({ days })}
      />
      <div className={styles.members}>
        <span>{t('Scenario_Members')}</span>
        <SegmentedControl
          label={t('Scenario_Members')}
          value={String(members)}
          options={memberChoices.map((count) => ({
            value: String(count),
            label: String(count),
            disabled: scenario.state === 'later',
          }))}
          onChange={(said) => chooseMembers(memberChoices.find((count) => String(count) === said)!)}
        />
        <p className={styles.note}>{t('Scenario_MembersNote')}</p>
      </div>
      {courseNames.map((name) => (
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
    </>
  );
});
