import { useCallback, useState } from 'react';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { receiptBounds } from '../../domain/receipt/receipt.ts';
import type { Said } from './AskForm.tsx';
import { AssumptionFields } from './AssumptionFields.tsx';
import { Expected } from './Expected.tsx';
import { InstrumentFields } from './InstrumentFields.tsx';
import type { FrozenChoice, Preview } from './receipt-parts.ts';
import styles from './ReceiptChoice.module.css';

interface Props {
  id: number;
  version: number;
  /** Told what would be frozen now; null while nothing is. */
  onChoose: (choice: FrozenChoice | null) => void;
}

/** What a version is expected to do, and what the moderator freezes of it. */
export function ReceiptChoice(props: Props) {
  const [asked, setAsked] = useState<{ said: Said; turn: number }>({ said: {}, turn: 0 });
  const ask = (said: Said): void => {
    props.onChoose(null);
    setAsked({ said, turn: asked.turn + 1 });
  };
  return <Computed key={asked.turn} {...props} said={asked.said} onAsk={ask} />;
}

/** One computation: what was chosen of it goes with it. */
function Computed({
  id,
  version,
  onChoose,
  said,
  onAsk,
}: Props & { said: Said; onAsk: (said: Said) => void }) {
  const t = useText();
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Preview> =>
      api.call('measure/previewReceipt', { id, version, ...said }, { signal, again: 'quiet' }),
    [api, id, version, said],
  );
  const { data, state } = useLoaded(load);
  if (data === null)
    return <Tile level={2} title={t('MeasureReceipt_Expected')} state={state} height={320} />;
  return (
    <section className={styles.choice}>
      <Expected preview={data} />
      {data.direction === 3 ? (
        <InstrumentFields preview={data} onAsk={onAsk} />
      ) : (
        <AssumptionFields preview={data} onAsk={onAsk} />
      )}
      <Choice preview={data} onChoose={onChoose} />
    </section>
  );
}

/** This promise, or none with its reason: nothing is chosen for the moderator. */
function Choice({ preview, onChoose }: { preview: Preview; onChoose: Props['onChoose'] }) {
  const t = useText();
  const [kind, setKind] = useState<FrozenChoice['kind']>();
  const [reason, setReason] = useState('');
  const computed = computedChoice(preview);
  const tell = (of: FrozenChoice['kind'], why: string): void => {
    setKind(of);
    setReason(why);
    if (of === 'none') return onChoose(why.trim() === '' ? null : { kind: 'none', reason: why });
    onChoose(computed);
  };
  return (
    <>
      <RadioGroup
        column
        legend={t('MeasureReceipt_Choice')}
        value={kind ?? ''}
        options={[
          {
            value: computed?.kind ?? 'epidemic',
            label: t('MeasureReceipt_Choice_epidemic'),
            disabled: computed === null,
          },
          { value: 'none', label: t('MeasureReceipt_Choice_none') },
        ]}
        onChange={(of) => of !== '' && tell(of as FrozenChoice['kind'], reason)}
      />
      {kind === 'none' && (
        <TextArea
          label={t('MeasureReceipt_Reason')}
          message={t('MeasureReceipt_ReasonHint')}
          rows={2}
          maxLength={receiptBounds.reason}
          value={reason}
          onChange={({ target }) => tell('none', target.value)}
        />
      )}
    </>
  );
}

/** What would be frozen of a computation; null where nothing could be computed. */
function computedChoice({ promise, worth }: Preview): FrozenChoice | null {
  if (worth !== null) {
    const { place, instrument, inputHash } = worth;
    return { kind: 'family', yugoId: place.yugoId, instrument, inputHash };
  }
  if (promise === null) return null;
  const { place, low, high, weeks, inputHash } = promise;
  return { kind: 'epidemic', yugoId: place.yugoId, low, high, weeks: weeks.length, inputHash };
}
