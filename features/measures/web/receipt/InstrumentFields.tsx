import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { instrumentKinds, instrumentPer, receiptBounds } from '../../domain/receipt/receipt.ts';
import type { Said } from './AssumptionFields.tsx';
import type { Preview } from './receipt-parts.ts';
import styles from './ReceiptChoice.module.css';

interface Props {
  preview: Preview;
  onAsk: (said: Said) => void;
}

type Instrument = NonNullable<Said['instrument']>;

const usual: Instrument = {
  kind: 'benefit',
  per: 'child',
  amount: 0,
  incomeLimitPm: null,
  minChildren: 0,
  low: 60,
  high: 90,
};

/** What a measure of the economy gives whom, and how many of those entitled claim it; computed when asked for. */
export function InstrumentFields({ preview: { assumed, places, lack }, onAsk }: Props) {
  const t = useText();
  const said = assumed.instrument ?? usual;
  const [place, setPlace] = useState(String(assumed.yugoId ?? ''));
  const [kind, setKind] = useState(said.kind);
  const [per, setPer] = useState(said.per);
  if (lack === 'no_start' || lack === 'no_place') return null;
  const ask = (form: FormData): void => {
    const number = (name: string): number => Number(form.get(name));
    const limit = String(form.get('incomeLimit') ?? '');
    onAsk({
      yugoId: Number(place),
      instrument: {
        kind,
        per: kind === 'deduction' ? 'child' : per,
        amount: number('amount'),
        incomeLimitPm: limit === '' ? null : Number(limit),
        minChildren: number('minChildren'),
        low: number('low'),
        high: number('high'),
      },
    });
  };
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        ask(new FormData(event.currentTarget));
      }}
    >
      <p className={styles.rule}>{t('MeasureReceipt_InstrumentHint')}</p>
      <SelectField
        size="small"
        label={t('MeasureReceipt_Field_place')}
        value={place}
        options={places.map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName }))}
        onChange={setPlace}
      />
      <SelectField
        size="small"
        label={t('MeasureReceipt_Field_kind')}
        value={kind}
        options={instrumentKinds.map((each) => ({
          value: each,
          label: t(`MeasureReceipt_Instrument_${each}`),
        }))}
        onChange={(each) => setKind(each as Instrument['kind'])}
      />
      <Amount name="amount" value={said.amount || ''} bounds={receiptBounds.amount} />
      {kind === 'benefit' && (
        <>
          <SelectField
            size="small"
            label={t('MeasureReceipt_Field_per')}
            value={per}
            options={instrumentPer.map((each) => ({ value: each, label: t(`MeasureReceipt_For_${each}`) }))}
            onChange={(each) => setPer(each as Instrument['per'])}
          />
          <Amount
            name="incomeLimit"
            value={said.incomeLimitPm ?? ''}
            bounds={receiptBounds.incomeLimit}
            step={0.1}
            optional
          />
          <Amount name="minChildren" value={said.minChildren} bounds={receiptBounds.minChildren} />
        </>
      )}
      <Amount name="low" label="claimedLow" value={said.low} bounds={receiptBounds.claimed} />
      <Amount name="high" label="high" value={said.high} bounds={receiptBounds.claimed} />
      <Button type="submit">{t('MeasureReceipt_Compute')}</Button>
    </form>
  );
}

interface AmountProps {
  name: 'amount' | 'incomeLimit' | 'minChildren' | 'low' | 'high';
  label?: 'claimedLow' | 'high';
  value: number | '';
  bounds: { min: number; max: number };
  step?: number;
  optional?: boolean;
}

function Amount({ name, label, value, bounds, step, optional = false }: AmountProps) {
  const t = useText();
  return (
    <TextField
      type="number"
      size="small"
      required={!optional}
      name={name}
      label={t(`MeasureReceipt_Field_${label ?? name}`)}
      {...bounds}
      step={step ?? 1}
      defaultValue={value}
    />
  );
}
