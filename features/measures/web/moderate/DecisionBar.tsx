import { useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { useMeasureSteps, type Moments } from '../measure/use-measure-steps.ts';
import type { FrozenChoice } from '../receipt/receipt-parts.ts';
import styles from './DecisionBar.module.css';

interface Props {
  loaded: LoadedMeasure;
  receipt: FrozenChoice | null;
  when: Moments;
}

/** What is said with a decision, and the bar that sticks to the window's bottom: accept, or return with the reason. */
export function DecisionBar({ loaded: { measure, moderators }, receipt, when }: Props) {
  const t = useText();
  const { can, author, moderator } = measure;
  const { busy, accept, decline, appoint } = useMeasureSteps(measure);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isChecked = measure.factChecks.some(({ answeredAt }) => answeredAt === null);
  const need = useId();
  const needed = isChecked ? t('MeasureFacts_Blocks') : receipt === null ? t('MeasureReceipt_Need') : null;
  const declines = can.decline || can.withdraw;
  return (
    <>
      <Tile level={2} title={t('Measures_Decision')}>
        <div className={styles.said}>
          {declines && (
            <TextArea
              ref={field}
              label={t(can.withdraw ? 'Measures_WithdrawReason' : 'Measures_ReturnReason')}
              message={t('Measures_ReasonHint')}
              rows={3}
              maxLength={2000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          {can.appoint && (
            <SelectField
              label={t('Measures_Appoint')}
              value={String(moderator?.id ?? '')}
              options={[
                { value: '', label: t('Measures_AnyModerator') },
                ...moderators
                  .filter(({ id }) => id !== author?.id)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(id) => appoint(id === '' ? null : Number(id))}
            />
          )}
        </div>
        <p className={styles.note}>
          {t(can.accept ? 'Measures_TwoPeople' : 'Measures_NotYours', { author: author?.name ?? '—' })}
        </p>
      </Tile>
      <section className={styles.bar} aria-label={t('MeasureDecision_Steps')}>
        {can.accept && (
          <Button
            variant="primary"
            busy={busy === 'accept'}
            aria-disabled={needed !== null}
            aria-describedby={needed === null ? undefined : need}
            onClick={() => (needed === null ? receipt && accept(receipt, when) : announce(needed))}
          >
            {t(receipt === null || receipt.kind === 'none' ? 'Measures_Accept' : 'MeasureReceipt_Accept')}
          </Button>
        )}
        {declines && (
          <Button
            variant={reason.trim() === '' ? 'second' : 'danger'}
            busy={busy === 'decline'}
            onClick={() => (reason.trim() === '' ? field.current?.focus() : decline(reason))}
          >
            {t(can.withdraw ? 'Measures_Withdraw' : 'Measures_Return')}
          </Button>
        )}
        {can.accept && needed !== null && (
          <p id={need} className={styles.need}>
            {needed}
          </p>
        )}
      </section>
    </>
  );
}
