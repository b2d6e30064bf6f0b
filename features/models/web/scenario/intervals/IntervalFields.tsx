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

interface Props {
  interval: ContactInterval;
  /** Its place among the intervals. */
  at: number;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (next: ContactInterval) => void;
  onRemove: () => void;
  scenario: Scenario;
}

/** One interval of fewer contacts: switched on or off, its days and its range; the fields of the chosen one are open. */
export function IntervalFields(props: Props) {
  const { interval, isOpen, onOpen, onChange, onRemove, scenario } = props;
  const t = useText();
  const formats = useFormats();
  const isLocked = scenario.state === 'later';
  return (
    <div className={isOpen ? `${styles.interval} ${styles.chosen}` : styles.interval}>
      <div className={styles.intervalHead}>
        <Switch
          label={<span className="sr-only">{interval.name}</span>}
          checked={interval.isOn}
          disabled={isLocked}
          onChange={(isOn) => onChange({ ...interval, isOn })}
        />
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
          {interval.name}
        </button>
        <IconButton
          icon="close"
          size={32}
          label={t('Scenario_Remove', { name: interval.name })}
          disabled={isLocked}
          onClick={onRemove}
        />
      </div>
      <p className={styles.days}>
        <span>
          {t('Scenario_IntervalLine', {
            days: `${formats.shortDay(interval.from)} – ${formats.shortDay(interval.to)}`,
            low: interval.low,
            high: interval.high,
          })}
        </span>
      </p>
      {isOpen && <OpenFields {...props} isLocked={isLocked} />}
    </div>
  );
}

function OpenFields({ interval, at, onChange, scenario, isLocked }: Props & { isLocked: boolean }) {
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
