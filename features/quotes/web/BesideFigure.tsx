import { Link } from '#platform/web/Link.tsx';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Quotes.module.css';

type Beside = NonNullable<OutputOf<'quotes/GetRubricQuotes'>['quotes'][number]['beside']>;

/** Our figure of what a quote counts, beside it and without a verdict: as it was then, its highest, as it is now, and the course. */
export function BesideFigure({ beside }: { beside: Beside }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { place, name, value, unit, decimals, source, yugoId, course, peak, newest } = beside;
  const when = (day: string) => formatPeriod(periodOf(beside.period), day, formats.locale);
  const write = (of: number) => formats.figure(of, unit, decimals);
  const figure = write(value);
  const isNewest = newest.day === beside.day;
  return (
    <div className={styles.figure} role="group" aria-label={t('Quotes_BesideOf', { place, name })}>
      <p className={typeStyles.small}>{t('Quotes_BesideOf', { place, name })}</p>
      <dl className={styles.values}>
        <div>
          <dt>{when(beside.day)}</dt>
          <dd>
            <ReceiptNumber
              figure={figure}
              period={when(beside.day)}
              addends={[{ label: `${place}, ${name}`, value: figure }]}
              source={<SourceLine source={source} withCaveat />}
              link={
                <Link className="link" to={buildRoute('region', { id: yugoId, tab: 'overview' })}>
                  {t('Quotes_BesideDossier', { place })}
                </Link>
              }
            />
          </dd>
        </div>
        {peak !== null && peak.day !== beside.day && peak.day !== newest.day && (
          <div>
            <dt>{t('Quotes_BesidePeak', { day: when(peak.day) })}</dt>
            <dd>{write(peak.value)}</dd>
          </div>
        )}
        {!isNewest && (
          <div>
            <dt>{t('Quotes_BesideNow', { day: when(newest.day) })}</dt>
            <dd>{write(newest.value)}</dd>
          </div>
        )}
      </dl>
      <Sparkline
        values={course.values}
        mark={course.at < 0 ? undefined : course.at}
        width={160}
        height={36}
        label={t('Quotes_BesideCourse', { day: when(beside.day), figure })}
      />
    </div>
  );
}
