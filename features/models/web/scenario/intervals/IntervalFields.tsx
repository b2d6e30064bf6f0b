import { memo } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { scenarioBounds, type ContactInterval } from '#features/models/domain/scenario/scenario-params.ts';
import { BoundedField } from '#features/models/web/scenario/steps/BoundedField.tsx';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import { useNumberWords } from '#features/models/web/scenario/use-number-words.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';

/** Puts another interval in the place of one; none takes it away. */
export type Replace = (at: number, next: (before: ContactInterval) => ContactInterval | null) => void;

interface Props {
  interval: ContactInterval;
  /** Its place among the intervals. */
  at: number;
  isOpen: boolean;
  toggle: (at: number) => void;
  replace: Replace;
  remove: (at: number) => void;
  scenario: Scenario;
}

/** One interval of fewer contacts: switched on or off, its days and its range; the fields of the chosen one are open. */
export function IntervalFields({ interval, at, isOpen, toggle, replace, remove, scenario }: Props) {
  const t = useText();
  const formats = useFormats();
  const isLocked = scenario.state === 'later';
  const { name, isOn } = interval;
  return (
    <div className={isOpen ? `${styles.interval} ${styles.chosen}` : styles.interval}>
      <IntervalHead {...{ name, isOn, at, isOpen, isLocked, toggle, replace, remove }} />
      <p className={styles.days}>
        <span>
          {t('Scenario_IntervalLine', {
            days: `${formats.shortDay(interval.from)} – ${formats.shortDay(interval.to)}`,
            low: interval.low,
            high: interval.high,
          })}
        </span>
      </p>
      {isOpen && (
        <OpenFields {...{ interval, at, scenario, isLocked }} onChange={(next) => replace(at, () => next)} />
      )}
    </div>
  );
}

type HeadProps = Pick<ContactInterval, 'name' | 'isOn'> &
  Pick<Props, 'at' | 'isOpen' | 'toggle' | 'replace' | 'remove'> & { isLocked: boolean };

/** The name of an interval with its switch; days that are moved draw it anew only where they change the name. */
const IntervalHead = memo(function IntervalHead(props: HeadProps) {
  const { name, isOn, at, isOpen, isLocked, toggle, replace, remove } = props;
  const t = useText();
  return (
    <div className={styles.intervalHead}>
      <Switch
        label={<span className="sr-only">{name}</span>}
        checked={isOn}
        disabled={isLocked}
        onChange={(on) => replace(at, (before) => ({ ...before, isOn: on }))}
      />
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={() => toggle(at)}>
        {name}
      </button>
      <IconButton
        icon="close"
        size={32}
        label={t('Scenario_Remove', { name })}
        disabled={isLocked}
        onClick={() => remove(at)}
      />
    </div>
  );
});

interface OpenProps extends Pick<Props, 'interval' | 'at' | 'scenario'> {
  isLocked: boolean;
  onChange: (next: ContactInterval) => void;
}

function OpenFields({ interval, at, onChange, scenario, isLocked }: OpenProps) {
  const t = useText();
  const { errorAt } = useNumberWords(scenario.problems);
  const path = `contacts.${at}`;
  return (
    <>
      <TextField
        label={t('Scenario_Name')}
        value={interval.name}
        maxLength={60}
        disabled={isLocked}
        onChange={({ target }) => onChange({ ...interval, name: target.value || interval.name })}
      />
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(end === 'from' ? 'Scenario_From' : 'Scenario_To')}
            value={interval[end]}
            disabled={isLocked}
            error={errorAt(`${path}.${end}`)}
            onChange={({ target }) => target.value !== '' && onChange({ ...interval, [end]: target.value })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        {(['low', 'high'] as const).map((end) => (
          <BoundedField
            key={end}
            label={t(end === 'low' ? 'Scenario_Low' : 'Scenario_High')}
            value={interval[end]}
            bounds={scenarioBounds.reduction}
            scenario={scenario}
            onChange={(value) => onChange(withEnd(interval, end, value))}
          />
        ))}
      </div>
    </>
  );
}

/** An end that passes the other takes it along. */
function withEnd(interval: ContactInterval, end: 'low' | 'high', value: number): ContactInterval {
  if (end === 'low') return { ...interval, low: value, high: Math.max(value, interval.high) };
  return { ...interval, high: value, low: Math.min(value, interval.low) };
}
