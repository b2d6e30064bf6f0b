import { useState } from 'react';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { formatNumber, parseNumber } from '#platform/shared/numbers.ts';
import { useLocale, useText } from '#platform/web/text.ts';

interface Props {
  label: string;
  labelHidden?: boolean;
  value: number | undefined;
  min?: number;
  max?: number;
  unit: string;
  /** An empty line means that nothing is given. */
  isOptional?: boolean;
  onValue: (value: number | undefined) => void;
}

const most = 100_000_000;

/** A number to be typed; out of bounds it says so with bounds and unit, and nothing changes. */
export function AmountField({
  label,
  labelHidden,
  value,
  min = 0,
  max = most,
  unit,
  isOptional,
  onValue,
}: Props) {
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const write = (number: number | undefined): string =>
    number === undefined ? '' : formatNumber(number, locale);
  const isRight = (text: string): boolean => {
    const number = parseNumber(text, locale);
    return (isOptional === true && text.trim() === '') || (number !== null && number >= min && number <= max);
  };
  return (
    <TextField
      size="small"
      inputMode="decimal"
      {...{ label, labelHidden }}
      value={typed ?? write(value)}
      error={
        typed === null || isRight(typed)
          ? null
          : t('ModelFamily_Bounds', { min: write(min), max: write(max), unit })
      }
      onChange={({ target }) => {
        setTyped(target.value);
        if (isRight(target.value)) onValue(parseNumber(target.value, locale) ?? undefined);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
