import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { isMet } from '../../domain/alerts/check-alert.ts';
import { AlertSentence } from './AlertSentence.tsx';
import { FiringsChart } from './FiringsChart.tsx';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import { useAlertDraft, type AlertDraft } from './use-alert-draft.ts';
import { useSaving } from './use-saving.ts';
import styles from './Alerts.module.css';

interface Props {
  data: AlertsData;
  edited: OwnAlert | null;
  choose: (part: { place?: number; indicator?: string }) => void;
  done: () => void;
}

/** Sets a threshold or changes one: a sentence, what it would have told so far, and where the figure stands now. */
export function AlertForm({ data, edited, choose, done }: Props) {
  const t = useText();
  const { tried, yugoId, choices } = data;
  const draft = useAlertDraft(data, edited);
  const { busy, error, save } = useSaving(data.most, done);
  const { rule, byMail } = draft;
  const submit = (): void => {
    if (tried && rule)
      void save({ id: edited?.id, yugoId, indicator: tried.indicator.indicator, ...rule, byMail });
  };
  return (
    <Form
      className={styles.form}
      aria-label={t(edited ? 'Keeping_Change' : 'Keeping_New')}
      onSend={() => submit()}
    >
      <AlertSentence {...{ data, draft, choose }} />
      {tried && (
        <FiringsChart
          {...{ tried, draft }}
          place={choices.places.find((place) => place.yugoId === yugoId)?.name ?? ''}
        />
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="bell" busy={busy} disabled={!rule || !tried}>
          {t(edited ? 'Keeping_Save' : 'Keeping_Add')}
        </Button>
        {edited && <Button onClick={done}>{t('Keeping_Stop')}</Button>}
        <Standing tried={tried} rule={rule} />
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </Form>
  );
}

/** Where the figure stands now, and whether the rule holds already. */
function Standing({ tried, rule }: Pick<AlertsData, 'tried'> & Pick<AlertDraft, 'rule'>) {
  const t = useText();
  const formats = useFormats();
  const newest = tried?.course.at(-1);
  if (!tried || !newest) return <p className={styles.standing}>{t('Keeping_Nothing')}</p>;
  const { unit, decimals } = tried.indicator;
  const now = { value: formats.figure(newest.value, unit, decimals), day: formats.day(newest.day) };
  const holds = rule !== null && isMet(rule, newest);
  return <p className={styles.standing}>{t(holds ? 'Keeping_NowHolds' : 'Keeping_Now', now)}</p>;
}
