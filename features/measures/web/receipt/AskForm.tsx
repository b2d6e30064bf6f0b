import { useState, type ReactNode } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import type { FrozenChoice, Preview } from './receipt-parts.ts';
import styles from './ReceiptChoice.module.css';

/** What the moderator assumes; what is left out comes from the measure and its kind. */
export interface Said {
  yugoId?: number;
  low?: number;
  high?: number;
  weeks?: number;
  instrument?: Extract<FrozenChoice, { kind: 'family' }>['instrument'];
}

interface Props {
  preview: Preview;
  /** What is said with these fields, and where it comes from. */
  rule: string;
  /** Told the place and the numbers of the form by their names; null where a field is empty. */
  onAsk: (yugoId: number, numberOf: (name: string) => number | null) => void;
  children: ReactNode;
}

/** What a promise is computed from, a place and some numbers; computed when asked for. Nothing where there is no place or day to ask about. */
export function AskForm({ preview: { assumed, places, lack }, rule, onAsk, children }: Props) {
  const t = useText();
  const [place, setPlace] = useState(String(assumed.yugoId ?? ''));
  if (lack === 'no_start' || lack === 'no_place') return null;
  return (
    <Form
      className={styles.fields}
      onSend={(element) => {
        const form = new FormData(element);
        onAsk(Number(place), (name) => {
          const said = String(form.get(name) ?? '');
          return said === '' ? null : Number(said);
        });
      }}
    >
      <p className={styles.rule}>{rule}</p>
      <SelectField
        size="small"
        label={t('MeasureReceipt_Field_place')}
        value={place}
        options={places.map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName }))}
        onChange={setPlace}
      />
      {children}
      <Button type="submit">{t('MeasureReceipt_Compute')}</Button>
    </Form>
  );
}

interface AmountProps {
  name: 'amount' | 'incomeLimit' | 'minChildren' | 'low' | 'high' | 'weeks';
  label?: 'claimedLow';
  value: number | '';
  bounds: { min: number; max: number };
  step?: number | 'any';
  optional?: boolean;
}

/** One number of such a form. */
export function Amount({ name, label, value, bounds, step = 1, optional = false }: AmountProps) {
  const t = useText();
  return (
    <TextField
      type="number"
      size="small"
      required={!optional}
      name={name}
      label={t(`MeasureReceipt_Field_${label ?? name}`)}
      {...bounds}
      step={step}
      defaultValue={value}
    />
  );
}
