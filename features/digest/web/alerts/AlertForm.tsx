import { useId } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { isEvent } from '#services/notifications/public.ts';
import { isMet } from '../../domain/alerts/check-alert.ts';
import { AlertSentence, type AlertChoice } from './AlertSentence.tsx';
import { EventsTile } from './EventsTile.tsx';
import { FiringsChart } from './FiringsChart.tsx';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import { useAlertDraft, type AlertDraft } from './use-alert-draft.ts';
import { useSaving } from './use-saving.ts';
import styles from './Alerts.module.css';

interface Props {
  data: AlertsData;
  edited: OwnAlert | null;
  choose: (part: AlertChoice) => void;
  done: () => void;
}

/** Sets a threshold or changes one: a sentence, what it would have told so far, and where the figure stands now. */
export function AlertForm({ data, edited, choose, done }: Props) {
  const t = useText();
  const whyId = useId();
  const { tried, yugoId, choices, measure } = data;
  const draft = useAlertDraft(data, edited);
  const close = (): void => {
    draft.settle();
    done();
  };
  const { busy, error, save } = useSaving(data.most, close);
  const { rule, byMail } = draft;
  const twin = findTwin(data, draft, edited);
  const why = useWhyNot(data, draft, edited);
  const isBlocked = why !== null || twin !== null;
  const submit = (): void => {
    if (tried && rule && !isBlocked)
      void save({ id: edited?.id, yugoId, indicator: tried.indicator.indicator, measure, ...rule, byMail });
  };
  return (
    <Form
      className={styles.form}
      aria-label={t(edited ? 'Keeping_Change' : 'Keeping_New')}
      onSend={() => submit()}
    >
      <OfferWritten offer={draft.offer} />
      <AlertSentence {...{ data, draft, choose }} />
      {tried && (
        <SoFar
          {...{ tried, draft }}
          place={choices.places.find((place) => place.yugoId === yugoId)?.name ?? ''}
        />
      )}
      <div className={styles.acts}>
        <Button
          type="submit"
          variant="primary"
          icon="bell"
          busy={busy}
          aria-disabled={isBlocked}
          aria-describedby={isBlocked ? whyId : undefined}
        >
          {t(edited ? 'Keeping_Save' : 'Keeping_Add')}
        </Button>
        {edited && <Button onClick={close}>{t('Keeping_Stop')}</Button>}
        {isBlocked ? (
          <p id={whyId} className={styles.standing}>
            {why ?? t('Keeping_Twin')}{' '}
            {why === null && <a href={`#alert-${twin!.id}`}>{t('Keeping_TwinShow')}</a>}
          </p>
        ) : (
          <Standing {...{ tried, rule }} />
        )}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </Form>
  );
}

/** What would have been told so far: days on the chart, or events in their words. */
function SoFar(props: { tried: NonNullable<AlertsData['tried']>; draft: AlertDraft; place: string }) {
  const { tried, draft, place } = props;
  const { condition } = draft;
  if (!isEvent(condition)) return <FiringsChart {...props} />;
  const events = tried.events.filter((event) => event.condition === condition);
  return <EventsTile {...{ events, place }} name={tried.indicator.name} />;
}

/** Why an alert cannot be kept as it is; null = it can. */
function useWhyNot(
  { tried, alerts, most }: AlertsData,
  { rule }: AlertDraft,
  edited: OwnAlert | null,
): string | null {
  const t = useText();
  if (!tried) return t('Keeping_NoFigure');
  if (!rule) return t('Keeping_ThresholdWrong');
  return edited === null && alerts.length >= most ? t('Keeping_TooMany', { most }) : null;
}

/** Where the figure stands now, and whether the rule holds already; of an event nothing, it stands above. */
function Standing({ tried, rule }: Pick<AlertsData, 'tried'> & Pick<AlertDraft, 'rule'>) {
  const t = useText();
  const formats = useFormats();
  const newest = tried?.course.at(-1);
  if (rule && isEvent(rule.condition)) return null;
  if (!tried || !newest) return <p className={styles.standing}>{t('Keeping_Nothing')}</p>;
  const { unit, decimals } = tried.indicator;
  const now = { value: formats.figure(newest.value, unit, decimals), day: formats.day(newest.day) };
  const holds = rule !== null && isMet(rule, newest);
  return <p className={styles.standing}>{t(holds ? 'Keeping_NowHolds' : 'Keeping_Now', now)}</p>;
}

/** The alert that stands already and says the same as the one that is made; null = none. */
function findTwin(
  { tried, alerts, yugoId, measure }: Pick<AlertsData, 'tried' | 'alerts' | 'yugoId' | 'measure'>,
  { rule }: Pick<AlertDraft, 'rule'>,
  edited: OwnAlert | null,
): OwnAlert | null {
  if (!rule || !tried) return null;
  const watched = isEvent(rule.condition) ? 'value' : measure;
  const twin = alerts.find(
    (alert) =>
      alert.id !== edited?.id &&
      alert.yugoId === yugoId &&
      alert.indicator.indicator === tried.indicator.indicator &&
      alert.measure === watched &&
      alert.condition === rule.condition &&
      alert.threshold === rule.threshold,
  );
  return twin ?? null;
}
