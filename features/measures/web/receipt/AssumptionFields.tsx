import { useText } from '#platform/web/text.ts';
import { receiptBounds } from '../../domain/receipt/receipt.ts';
import { Amount, AskForm, type Said } from './AskForm.tsx';
import type { Preview } from './receipt-parts.ts';

interface Props {
  preview: Preview;
  onAsk: (said: Said) => void;
}

/** Place, reduction of contacts and weeks of a promise. */
export function AssumptionFields({ preview, onAsk }: Props) {
  const t = useText();
  const { assumed } = preview;
  const { reduction, weeks } = receiptBounds;
  return (
    <AskForm
      preview={preview}
      rule={t(assumed.isMeasured ? 'MeasureReceipt_Measured' : 'MeasureReceipt_Assumed')}
      onAsk={(yugoId, numberOf) =>
        onAsk({ yugoId, low: numberOf('low')!, high: numberOf('high')!, weeks: numberOf('weeks')! })
      }
    >
      <Amount name="low" value={assumed.low ?? ''} bounds={reduction} />
      <Amount name="high" value={assumed.high ?? ''} bounds={reduction} />
      <Amount name="weeks" value={assumed.weeks} bounds={weeks} />
    </AskForm>
  );
}
