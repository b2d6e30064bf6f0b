import { memo, useId, useState } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Field } from '#platform/ui/fields/Field.tsx';
import field from '#platform/ui/fields/Field.module.css';
import { formatNumber, parseNumber } from '#platform/shared/numbers.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { clampToStep, shareOf, type Bounds } from './slider-value.ts';
import styles from './Slider.module.css';

interface Props extends Bounds {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Unit and bounds in words; the bounds alone when left out. */
  hint?: string;
  /** Decimals on screen. */
  digits?: number;
  /** A mark on the rail: the official value, with its name. */
  mark?: { value: number; label: string };
  disabled?: boolean;
}

/** A number by dragging or by typing; typed text counts when it is a number within the bounds. */
export const Slider = memo(function Slider(props: Props) {
  const { label, value, onChange, min, max, step, hint, digits = 0, mark, disabled } = props;
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const write = (number: number) => formatNumber(number, locale, digits);
  const number = typed === null ? value : parseNumber(typed, locale);
  const wrong = number === null || number < min || number > max;
  const bounds = { min: write(min), max: write(max) };
  const type = (text: string) => {
    setTyped(text);
    const read = parseNumber(text, locale);
    if (read !== null && read >= min && read <= max) onChange(clampToStep(read, { min, max, step }));
  };
  return (
    <div>
      <Field
        id={id}
        label={label}
        hint={hint ?? t('Ui_SliderRange', bounds)}
        error={wrong ? t('Ui_SliderBounds', bounds) : null}
      >
        <Input
          id={id}
          className={field.input}
          inputMode="decimal"
          value={typed ?? write(value)}
          disabled={disabled}
          aria-invalid={wrong || undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </Field>
      <div className={styles.rail}>
        <Input
          type="range"
          className={styles.range}
          style={{ '--share': shareOf(value, { min, max }) }}
          {...{ min, max, step, value, disabled }}
          aria-label={label}
          aria-valuetext={write(value)}
          onChange={(event) => {
            setTyped(null);
            onChange(Number(event.target.value));
          }}
        />
        {mark && (
          <span
            className={styles.mark}
            style={{ '--share': shareOf(mark.value, { min, max }) }}
            title={`${mark.label}: ${write(mark.value)}`}
          />
        )}
      </div>
    </div>
  );
});
