import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { reportLength } from '../../domain/report-limits.ts';
import styles from '../indicator/Indicator.module.css';

/** Tells the desk what is wrong with an indicator; what was sent and what was refused is said in its place. */
export function ReportForm({ indicator }: { indicator: string }) {
  const t = useText();
  const api = useApi();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call('explore/reportError', { indicator, words });
      setWords('');
      setSaid(t('Explore_Report_Sent'));
    } catch (error) {
      setSaid(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form className={styles.report} onSend={send}>
      <TextArea
        label={t('Explore_Report_Words')}
        placeholder={t('Explore_Report_Example')}
        required
        rows={3}
        minLength={reportLength.least}
        maxLength={reportLength.most}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" size="small" icon="send" busy={busy}>
        {t('Explore_Report_Send')}
      </Button>
      <output className={typeStyles.note}>{said}</output>
    </Form>
  );
}
