import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useIndicators } from '../beside/use-indicators.ts';
import type { FileRead } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { TrialSentence, type Loaded } from './TrialSentence.tsx';
import styles from '../OwnData.module.css';

interface Props {
  read: FileRead;
  state: OwnFileState;
}

/** What an operator says of figures that everybody will read. */
const empty = { title: '', provider: '', licence: '', url: '', knownAt: '' };
const factors = ['1', '1000', '1000000', '1000000000'] as const;

/** For operators: one series of the file goes into the statistics with its source, first as a trial. */
export function StatisticsPanel({ read, state }: Props) {
  const t = useText();
  const [form, setForm] = useState(empty);
  const [series, setSeries] = useState(1);
  const [indicator, setIndicator] = useState('');
  const [factor, setFactor] = useState<string>('1');
  const [outcome, setOutcome] = useState<Loaded | null>(null);
  const own = read.series.find(({ number }) => number === series) ?? read.series[0];
  const fitting = useIndicators(read).filter(({ unitCode }) => !own?.unitCode || unitCode === own.unitCode);
  const part = {
    ...form,
    url: form.url || undefined,
    knownAt: form.knownAt || undefined,
    series,
    indicator: indicator || own?.likeness?.indicator,
    factor,
  };
  const tryOut = async (): Promise<void> => {
    const trial = await state.sendTo<OutputOf<'sources/tryFile'>>('sources/tryFile', part);
    if (trial !== null) setOutcome({ code: null, trial });
  };
  const load = async (): Promise<void> => {
    const loaded = await state.sendTo<Loaded>('sources/loadFile', part);
    if (loaded !== null) setOutcome(loaded);
  };
  return (
    <section aria-label={t('OwnData_Stat')}>
      <h2 className={styles.heading}>{t('OwnData_Stat')}</h2>
      <p className={styles.note}>{t('OwnData_Stat_Note')}</p>
      <Form className={styles.form} onSend={load}>
        {read.series.length > 1 && (
          <SelectField
            label={t('OwnData_SeriesTitle')}
            value={String(series)}
            options={read.series.map(({ number, name }) => ({ value: String(number), label: name }))}
            onChange={(number) => setSeries(Number(number))}
          />
        )}
        <SelectField
          label={t('OwnData_Stat_Indicator')}
          required
          value={part.indicator ?? ''}
          options={[
            { value: '', label: t('OwnData_ChoosePlace') },
            ...fitting.map((each) => ({ value: each.indicator, label: each.name })),
          ]}
          onChange={setIndicator}
        />
        <SelectField
          label={t('OwnData_Stat_Factor')}
          value={factor}
          options={factors.map((value) => ({ value, label: t(`OwnData_Stat_Factor_${value}`) }))}
          onChange={setFactor}
        />
        <SourceFields form={form} onChange={setForm} />
        <div className={styles.fix}>
          <Button type="submit" variant="primary" busy={state.busy}>
            {t('OwnData_Stat_Load')}
          </Button>
          <Button busy={state.busy} onClick={() => void tryOut()}>
            {t('OwnData_Stat_Try')}
          </Button>
        </div>
      </Form>
      {outcome && <TrialSentence outcome={outcome} />}
    </section>
  );
}

const fields = ['title', 'provider', 'licence', 'url', 'knownAt'] as const;
const optional: ReadonlySet<string> = new Set(['url', 'knownAt']);

function SourceFields({ form, onChange }: { form: typeof empty; onChange: (form: typeof empty) => void }) {
  const t = useText();
  return fields.map((field) => (
    <TextField
      key={field}
      label={t(`OwnData_Stat_${field}`)}
      required={!optional.has(field)}
      type={field === 'knownAt' ? 'date' : field === 'url' ? 'url' : 'text'}
      maxLength={300}
      {...(field === 'knownAt' && { message: t('OwnData_Stat_KnownNote') })}
      value={form[field]}
      onChange={(event) => onChange({ ...form, [field]: event.target.value })}
    />
  ));
}
