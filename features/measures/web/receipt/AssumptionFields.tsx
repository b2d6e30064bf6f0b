import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { useState } from 'react';
import { receiptBounds } from '../../domain/receipt/receipt.ts';
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
  onAsk: (said: Said) => void;
}

/** Place, reduction of contacts and weeks of a promise; computed when asked for. */
export function AssumptionFields({ preview: { assumed, places, lack }, onAsk }: Props) {
  const t = useText();
  const [place, setPlace] = useState(String(assumed.yugoId ?? ''));
  if (lack === 'no_start' || lack === 'no_place') return null;
  const { reduction, weeks } = receiptBounds;
  const ask = (form: FormData): void => {
    const number = (name: string): number => Number(form.get(name));
    onAsk({ yugoId: Number(place), low: number('low'), high: number('high'), weeks: number('weeks') });
  };
  const amount = (name: 'low' | 'high', value: number | null) => (
    <TextField
      type="number"
      size="small"
      required
      name={name}
      label={t(`MeasureReceipt_Field_${name}`)}
      {...reduction}
      defaultValue={value ?? ''}
    />
  );
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        ask(new FormData(event.currentTarget));
      }}
    >
      <p className={styles.rule}>
        {t(assumed.isMeasured ? 'MeasureReceipt_Measured' : 'MeasureReceipt_Assumed')}
      </p>
      <SelectField
        size="small"
        label={t('MeasureReceipt_Field_place')}
        value={place}
        options={places.map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName }))}
        onChange={setPlace}
      />
      {amount('low', assumed.low)}
      {amount('high', assumed.high)}
      <TextField
        type="number"
        size="small"
        required
        name="weeks"
        label={t('MeasureReceipt_Field_weeks')}
        {...weeks}
        defaultValue={assumed.weeks}
      />
      <Button type="submit">{t('MeasureReceipt_Compute')}</Button>
    </form>
  );
}
