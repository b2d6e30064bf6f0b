import { useState } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import { instrumentKinds, instrumentPer, receiptBounds } from '../../domain/receipt/receipt.ts';
import { Amount, AskForm, type Said } from './AskForm.tsx';
import type { Preview } from './receipt-parts.ts';

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

/** What a measure of the economy gives whom, and how many of those entitled claim it. */
export function InstrumentFields({ preview, onAsk }: Props) {
  const t = useText();
  const said = preview.assumed.instrument ?? usual;
  const [kind, setKind] = useState(said.kind);
  const [per, setPer] = useState(said.per);
  const ask = (yugoId: number, numberOf: (name: string) => number | null): void =>
    onAsk({
      yugoId,
      instrument: {
        kind,
        per: kind === 'deduction' ? 'child' : per,
        amount: numberOf('amount') ?? 0,
        incomeLimitPm: numberOf('incomeLimit'),
        minChildren: numberOf('minChildren') ?? 0,
        low: numberOf('low')!,
        high: numberOf('high')!,
      },
    });
  return (
    <AskForm preview={preview} rule={t('MeasureReceipt_InstrumentHint')} onAsk={ask}>
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
      <Amount name="high" value={said.high} bounds={receiptBounds.claimed} />
    </AskForm>
  );
}
