import { Select } from '#platform/ui/controls/Select.tsx';
import { formatNumber } from '#platform/shared/numbers.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { keepSpeed, speeds } from './player-speed.ts';
import styles from './ListenPlayer.module.css';

/** How fast it is read; the choice is kept for the next item. */
export function PlayerSpeed({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Select
      className={styles.speed}
      aria-label={t('News_PlayerSpeed')}
      value={speed}
      onChange={(event) => {
        const chosen = Number(event.target.value);
        keepSpeed(chosen);
        onChange(chosen);
      }}
    >
      {speeds.map((value) => (
        <option key={value} value={value}>
          {formatNumber(
            value,
            locale,
            Number.isInteger(value) ? 0 : value * 2 === Math.floor(value * 2) ? 1 : 2,
          )}
          ×
        </option>
      ))}
    </Select>
  );
}
