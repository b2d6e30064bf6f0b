import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Form } from '#platform/ui/forms/Form.tsx';
import { formatPeriodRange } from '#platform/shared/periods.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { countAccepted, type Accepted } from '../../domain/judging/accepted.ts';
import { longest, undoDays } from '../../domain/limits.ts';
import type { FileRead } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { SaveTemplate } from './TemplateOffer.tsx';
import styles from '../OwnData.module.css';

interface Props {
  read: FileRead;
  state: OwnFileState;
  accepted: Accepted;
  onLoad: (part: { source: string }) => Promise<void>;
}

/** What would be kept, under which name and from whom, and the button that keeps it. */
export function LoadPanel({ read, state, accepted, onLoad }: Props) {
  const t = useText();
  const formats = useFormats();
  const { account } = useSession();
  const [source, setSource] = useState('');
  const { counts, reading, first, last, series } = read;
  const count = counts.ready + countAccepted(accepted, read.values, counts.doubted);
  const facts = [
    [t('OwnData_Values'), t('OwnData_Of', { count, of: counts.values })],
    [t('OwnData_Places'), formats.integer(counts.places)],
    ...(first && last
      ? [[t('OwnData_Span'), formatPeriodRange(reading.period, first, last, formats.locale)]]
      : []),
    [
      t('OwnData_SeriesTitle'),
      series.map(({ name, unit }) => [name || read.fileName, unit].filter(Boolean).join(', ')).join('; '),
    ],
    [t('OwnData_LeftOut'), formats.integer(counts.values - count)],
  ];
  return (
    <section aria-label={t('OwnData_Ready')}>
      <h2 className={styles.heading}>{t('OwnData_Ready')}</h2>
      <dl className={styles.facts}>
        {facts.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <Form className={styles.form} onSend={() => onLoad({ source })}>
        <TextField
          label={t('OwnData_Source')}
          hint={t('OwnData_Required')}
          required
          maxLength={longest.source}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={state.busy} disabled={count === 0}>
          {t('OwnData_Load', { count })}
        </Button>
      </Form>
      <SaveTemplate state={state} />
      <p className={styles.note}>
        {t('OwnData_Private')} {t('OwnData_UndoNote', { days: undoDays })}{' '}
        {account?.hasActiveLicense === false && t('OwnData_NeedsLicence')}
      </p>
    </section>
  );
}
