import type { ReactNode } from 'react';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { YearStrip } from '../list/YearStrip.tsx';
import { scheduleWords } from '../screen/schedule-words.ts';
import { termDays } from '../screen/term-days.ts';
import { StatusMark } from '../screen/StatusMark.tsx';
import { Strictness } from '../screen/Strictness.tsx';
import type { Measure } from './load-measure.ts';
import styles from './MeasureHead.module.css';

/** Name of a measure, where it belongs, its state and term, and what can be done with it. */
export function MeasureHead({ measure, children }: { measure: Measure; children?: ReactNode }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { title, places, yugoIds, direction, status, version, strictness, budget, starts } = measure;
  const schedule = scheduleWords(measure, t, formats);
  const year = (starts ?? measure.day).slice(0, 4);
  // Ruled on the day of the data where its year is the term's, else on the term's first day.
  const day = measure.day.slice(0, 4) === year ? measure.day : (starts ?? measure.day);
  return (
    <header className={styles.head}>
      <Breadcrumbs
        trail={[
          { label: t('Measures_Title'), to: buildRoute('allActions', { id: federalYugoId }) },
          ...(yugoIds.length === 1
            ? [{ label: places[0] ?? '', to: buildRoute('allActions', { id: yugoIds[0]! }) }]
            : []),
          { label: t(`Measures_Direction_${direction}`) },
        ]}
      />
      <div className={styles.line}>
        <h1 className={styles.title}>{title || t('Measures_Untitled')}</h1>
        <div className={styles.actions}>{children}</div>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('Measures_Status')}>
          <StatusMark status={status} /> · {t('Measures_VersionNumber', { version })}
          {schedule && ` · ${schedule}`}
        </Fact>
        {strictness !== null && (
          <Fact name={t('Measures_ColStrictness')}>
            <Strictness level={strictness} />
          </Fact>
        )}
        {starts !== null && <Fact name={t('Measures_Term')}>{termDays(measure, t, formats)}</Fact>}
        {budget !== null && (
          <Fact name={t('Measures_ColBudget')}>
            {budget === 0 ? t('Measures_NoMoney') : formats.shortRoubles(budget)}
          </Fact>
        )}
        {places.length > 0 && <Fact name={t('Measures_Place')}>{places.join(', ')}</Fact>}
        {measure.origin !== null && <Fact name={t('Measures_Origin')}>{t('Measures_FromRegister')}</Fact>}
      </dl>
      {starts !== null && (
        <div className={styles.year}>
          <YearStrip measure={measure} day={day} />
          <span className={styles.name}>{t('Measures_ColYear', { year })}</span>
        </div>
      )}
    </header>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
