import { memo, useState } from 'react';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { formatNumber, parseNumber } from '#platform/shared/numbers.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { Knot } from '#simulation/population/knots.ts';
import type { PathRoom } from '#features/models/domain/population/move-knot.ts';
import styles from './PathEditor.module.css';

interface Props {
  knot: Knot;
  room: PathRoom;
  digits: number;
  /** The year, and whose path it is where a chart has two. */
  label: string;
  unit: string;
  disabled: boolean;
  /** Which of its path. */
  index: number;
  onValue: (index: number, value: number) => void;
}

/** A knot's value to be typed; out of bounds it says so with bounds and unit, and nothing moves. */
export const KnotField = memo(function KnotField(props: Props) {
  const { knot, room, digits, label, unit, disabled, index, onValue } = props;
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const write = (value: number): string => formatNumber(value, locale, digits);
  const read = typed === null ? knot.value : parseNumber(typed, locale);
  const isWrong = read === null || read < room.min || read > room.max;
  return (
    <div className={styles.field}>
      <TextField
        size="small"
        label={label}
        inputMode="decimal"
        value={typed ?? write(knot.value)}
        disabled={disabled}
        error={
          isWrong ? t('ModelPopulation_Bounds', { min: write(room.min), max: write(room.max), unit }) : null
        }
        onChange={({ target }) => {
          setTyped(target.value);
          const value = parseNumber(target.value, locale);
          if (value !== null && value >= room.min && value <= room.max) onValue(index, value);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
});
