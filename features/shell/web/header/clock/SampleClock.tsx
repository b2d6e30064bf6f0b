import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from '../utility/UtilityBar.module.css';
import { DayPopover } from './DayPopover.tsx';

const chipTexts = { sample: 'Clock_Sample', chosen: 'Clock_Chosen', real: 'Clock_Real' } as const;

/** The chip that says the clock is not the real one, and travels to another day. */
export function SampleClock() {
  const t = useText();
  const { clock } = useStart();
  if (clock.kind === 'real' && clock.sampleDay === null) return null;
  return (
    <DayPopover
      renderToggle={(toggle) => (
        <button type="button" className={styles.chip} title={t('Clock_Hint')} {...toggle}>
          {t(chipTexts[clock.kind])}
        </button>
      )}
    />
  );
}
