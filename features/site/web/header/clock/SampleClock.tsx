import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from '../utility/UtilityBar.module.css';

const [DayChoice, loadDayChoice] = loadedOnOpen(async () => (await import('./DayChoice.tsx')).DayChoice);

const chipTexts = { sample: 'Clock_Sample', chosen: 'Clock_Chosen', real: 'Clock_Real' } as const;

/** The chip that says the clock is not the real one, and travels to another day; the day stays in the address. */
export function SampleClock() {
  const t = useText();
  const { clock } = useStart();
  if (clock.kind === 'real' && !clock.hasSampleDays) return null;
  return (
    <Popover
      label={t('Clock_Travel')}
      renderToggle={(toggle) => (
        <button type="button" className={styles.chip} title={t('Clock_Hint')} {...loadDayChoice} {...toggle}>
          {t(chipTexts[clock.kind])}
        </button>
      )}
    >
      {(close) => <DayChoice close={close} />}
    </Popover>
  );
}
