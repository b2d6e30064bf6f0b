import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { missingFields } from '../../domain/content/measure-content.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { MeasureHead } from '../measure/MeasureHead.tsx';
import { useFieldWords } from '../measure/use-field-words.ts';
import { DiffTable } from './DiffTable.tsx';
import { QueueSide } from './QueueSide.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { useMeasureSteps, type Moments } from '../measure/use-measure-steps.ts';
import { ReceiptChoice } from '../receipt/ReceiptChoice.tsx';
import type { FrozenChoice } from '../receipt/receipt-parts.ts';
import { Discussion } from '../measure/Discussion.tsx';
import { SimilarTile } from './SimilarTile.tsx';
import styles from './MeasureDecision.module.css';

/** A submitted version beside what readers see now, and the decision on it. */
export function MeasureDecision({ loaded }: { loaded: LoadedMeasure }) {
  const t = useText();
  const words = useFieldWords(loaded);
  const { measure } = loaded;
  const { content, published, can } = measure;
  const missing = missingFields(content);
  const [receipt, setReceipt] = useState<FrozenChoice | null>(null);
  const [when, setWhen] = useState<Moments>({});
  const [now] = useState(() => new Date());
  return (
    <main className={loaded.queue.length > 1 ? styles.beside : undefined}>
      <PageTitle>{`${t('Measures_TabQueue')}: ${measure.title}`}</PageTitle>
      {loaded.queue.length > 1 && <QueueSide measures={loaded.queue} now={now} current={measure} />}
      <div className={styles.page}>
        <MeasureHead measure={measure} />
        <DiffTable
          before={published}
          after={content}
          words={words}
          version={measure.version}
          hasNewDocument={measure.documents.some(({ version }) => version === measure.version)}
        />
        <Tile level={2} title={t('Measures_Checks')}>
          <ul className={styles.checks}>
            <li data-fine={missing.length === 0 || undefined}>
              {missing.length === 0
                ? t('Measures_CheckWhole')
                : t('Measures_CheckMissing', {
                    fields: missing.map((field) => t(`Measures_Field_${field}`)).join(', '),
                  })}
            </li>
            <li data-fine={content.legalLink !== '' || undefined}>
              {t(content.legalLink === '' ? 'Measures_CheckNoLink' : 'Measures_CheckLink')}
            </li>
            <li data-fine={content.indicators.length > 0 || undefined}>
              {t(content.indicators.length === 0 ? 'Measures_CheckNoTarget' : 'Measures_CheckTarget', {
                count: content.indicators.length,
              })}
            </li>
          </ul>
        </Tile>
        {can.accept && <ReceiptChoice id={measure.id} version={measure.version} onChoose={setReceipt} />}
        {can.accept && <ScheduleFields when={when} onChange={setWhen} />}
        <SimilarTile id={measure.id} version={measure.version} />
        {can.comment && <Discussion measure={measure} />}
        <DecisionBar {...{ loaded, receipt, when }} />
      </div>
    </main>
  );
}

interface BarProps {
  loaded: LoadedMeasure;
  receipt: FrozenChoice | null;
  when: Moments;
}

/** Sticks to the window's bottom: accept, return with its reason, appoint. */
function DecisionBar({ loaded: { measure, moderators }, receipt, when }: BarProps) {
  const t = useText();
  const { can, author, moderator } = measure;
  const { busy, accept, decline, appoint } = useMeasureSteps(measure);
  const [reason, setReason] = useState<string | null>(null);
  return (
    <section className={styles.bar} aria-label={t('Measures_Decision')}>
      {reason !== null && (
        <TextArea
          label={t(can.withdraw ? 'Measures_WithdrawReason' : 'Measures_ReturnReason')}
          message={t('Measures_ReasonHint')}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <div className={styles.buttons}>
        {can.accept && (
          <Button
            variant="primary"
            busy={busy === 'accept'}
            disabled={receipt === null}
            onClick={() => receipt && accept(receipt, when)}
          >
            {t(receipt === null || receipt.kind === 'none' ? 'Measures_Accept' : 'MeasureReceipt_Accept')}
          </Button>
        )}
        {(can.decline || can.withdraw) &&
          (reason === null ? (
            <Button onClick={() => setReason('')}>
              {t(can.withdraw ? 'Measures_Withdraw' : 'Measures_Return')}
            </Button>
          ) : (
            <Button
              variant="danger"
              busy={busy === 'decline'}
              disabled={reason.trim() === ''}
              onClick={() => decline(reason)}
            >
              {t(can.withdraw ? 'Measures_Withdraw' : 'Measures_Return')}
            </Button>
          ))}
        {can.appoint && (
          <SelectField
            label={t('Measures_Appoint')}
            labelHidden
            size="small"
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
        <p className={styles.note}>
          {can.accept && receipt === null
            ? t('MeasureReceipt_Need')
            : t(can.accept ? 'Measures_TwoPeople' : 'Measures_NotYours', { author: author?.name ?? '—' })}
        </p>
      </div>
    </section>
  );
}
