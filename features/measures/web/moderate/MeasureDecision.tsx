import { useState } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { missingFields } from '../../domain/content/measure-content.ts';
import { isDead } from '../../domain/link-outcome.ts';
import { LinkState } from '../screen/LinkState.tsx';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { MeasureHead } from '../measure/MeasureHead.tsx';
import { useFieldWords } from '../measure/use-field-words.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { ChangeSentence } from './ChangeSentence.tsx';
import { DiffTable } from './DiffTable.tsx';
import { CheckLine, OverlapCheck } from './OverlapCheck.tsx';
import { FactCheckTile } from '../factcheck/FactCheckTile.tsx';
import { QueueSide } from './QueueSide.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import type { Moments } from '../measure/use-measure-steps.ts';
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
  const hasNewDocument = measure.documents.some(({ version }) => version === measure.version);
  const [receipt, setReceipt] = useState<FrozenChoice | null>(null);
  const [when, setWhen] = useState<Moments>({});
  const [now] = useState(() => new Date());
  return (
    <main className={loaded.queue.length > 1 ? styles.beside : undefined}>
      <PageTitle>{`${t('Measures_TabQueue')}: ${measure.title}`}</PageTitle>
      {loaded.queue.length > 1 && <QueueSide measures={loaded.queue} now={now} current={measure} />}
      <div className={styles.page}>
        <MeasureHead measure={measure} />
        <ChangeSentence
          before={published?.content ?? null}
          after={content}
          author={measure.author?.name ?? null}
          hasNewDocument={hasNewDocument}
        />
        <DiffTable
          before={published}
          after={content}
          words={words}
          version={measure.version}
          hasNewDocument={hasNewDocument}
        />
        <div className={styles.pair}>
          <Checks measure={measure} />
          {(can.askCheck || measure.factChecks.length > 0) && <FactCheckTile loaded={loaded} />}
        </div>
        <div className={styles.pair}>
          {can.accept && (
            <div className={styles.stack}>
              <ReceiptChoice id={measure.id} version={measure.version} onChoose={setReceipt} />
              <ScheduleFields when={when} onChange={setWhen} />
            </div>
          )}
          <SimilarTile id={measure.id} version={measure.version} />
        </div>
        {can.comment && <Discussion measure={measure} />}
        <DecisionBar {...{ loaded, receipt, when }} />
      </div>
    </main>
  );
}

/** What can be told of a version without reading it: what is filled in, whether the act opens, targets, overlaps. */
function Checks({ measure }: Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const { content, link } = measure;
  const missing = missingFields(content);
  const unitless = content.indicators.filter(
    ({ unitId, target }) => unitId === null || target === null,
  ).length;
  const count = content.indicators.length;
  return (
    <Tile level={2} title={t('Measures_Checks')}>
      <ul>
        <CheckLine fine={missing.length === 0}>
          {missing.length === 0
            ? t('Measures_CheckWhole')
            : t('Measures_CheckMissing', {
                fields: missing.map((field) => t(`Measures_Field_${field}`)).join(', '),
              })}
        </CheckLine>
        <CheckLine fine={content.legalLink !== '' && !(link && isDead(link.outcome))}>
          {content.legalLink === '' ? t('Measures_CheckNoLink') : <LinkState link={link} />}
        </CheckLine>
        <CheckLine fine={count > 0}>
          {t(count === 0 ? 'Measures_CheckNoTarget' : 'Measures_CheckTarget', { count })}
        </CheckLine>
        {count > 0 && (
          <CheckLine fine={unitless === 0}>{t('MeasureDecision_Units', { count: unitless })}</CheckLine>
        )}
        <OverlapCheck id={measure.id} version={measure.version} />
      </ul>
    </Tile>
  );
}
