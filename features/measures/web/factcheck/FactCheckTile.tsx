import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { LoadedMeasure, Measure } from '../measure/load-measure.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { AskForm } from './AskForm.tsx';
import styles from './FactCheckTile.module.css';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFactCheck } from './use-fact-check.ts';

/** Whether the facts of a version hold: what was asked and found, and what this person may do about it. */
export function FactCheckTile({
  loaded: { measure, checkers },
}: {
  loaded: Pick<LoadedMeasure, 'measure' | 'checkers'>;
}) {
  const t = useText();
  const { can, factChecks } = measure;
  const isOpen = factChecks.some(({ answeredAt }) => answeredAt === null);
  return (
    <Tile level={2} title={t('MeasureFacts_Title')} sub={can.askCheck ? t('MeasureFacts_Lead') : undefined}>
      {factChecks.length === 0 ? (
        <p className={styles.none}>{t('MeasureFacts_None')}</p>
      ) : (
        <ul>
          {factChecks.map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </ul>
      )}
      {can.answerCheck && <AnswerForm measure={measure} />}
      {can.askCheck && isOpen && <WithdrawButton measure={measure} />}
      {can.askCheck && !isOpen && <AskForm measure={measure} checkers={checkers} />}
    </Tile>
  );
}

/** One question and its answer. */
function Check({ check }: { check: Measure['factChecks'][number] }) {
  const t = useText();
  const formats = useFormats();
  const day = (moment: string): string => formats.day(moment.slice(0, 10));
  const { verdict, note, source, answeredAt } = check;
  const checker = check.checker?.name ?? t('MeasureFacts_Somebody');
  const by = check.by?.name ?? t('MeasureFacts_Somebody');
  return (
    <li className={styles.check}>
      <p className={styles.who}>{t('MeasureFacts_Asked', { by, checker, day: day(check.askedAt) })}</p>
      <q className={styles.question}>{check.question}</q>
      {verdict === null || answeredAt === null ? (
        <p role="note">{t('MeasureFacts_Waits')}</p>
      ) : (
        <div className={styles.answer} data-verdict={verdict}>
          <p>
            <b>{t(`MeasureFacts_Verdict_${verdict}`)}</b>
            <span className={styles.who}>
              {' '}
              {t('MeasureFacts_Answered', { checker, day: day(answeredAt) })}
            </span>
          </p>
          {note && <p>{note}</p>}
          {source && <ExternalLink href={source}>{URL.parse(source)?.host ?? source}</ExternalLink>}
        </div>
      )}
    </li>
  );
}

/** Takes the open question back. */
function WithdrawButton({ measure }: Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const { busy, withdraw } = useFactCheck(measure);
  return (
    <p className={styles.back}>
      <Button size="small" busy={busy} onClick={() => void withdraw()}>
        {t('MeasureFacts_Withdraw')}
      </Button>
    </p>
  );
}
