import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { PhoneFold } from '#platform/ui/tiles/PhoneFold.tsx';
import { useText } from '#platform/web/text.ts';
import type { OverviewData } from './load-overview.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import styles from './ReceiptTile.module.css';

/** The receipt behind the week's number: seven published days and their sum, source, day of receipt. */
export function ReceiptTile({ overview }: Pick<OverviewData, 'overview'>) {
  const t = useText();
  const formats = useFormats();
  const { cases, source } = overview;
  if (cases.week === null || cases.addends.length === 0 || source === null) return null;
  const sum = formats.integer(cases.week);
  return (
    <PhoneFold title={t('Regions_WhereFrom', { number: sum })}>
      <section className={styles.receipt} aria-labelledby="receipt">
        <header>
          <h2 id="receipt">{t('Regions_WhereFrom', { number: sum })}</h2>
          <p>{formats.dayRange(cases.addends[0]!.day, cases.addends.at(-1)!.day)}</p>
        </header>
        <dl>
          {cases.addends.map(({ day, value }) => (
            <div key={day}>
              <dt>{formats.shortDayWithWeekday(day)}</dt>
              <dd>{value === null ? t('Ui_NoData') : formats.integer(value)}</dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>{t('Regions_Sum')}</dt>
            <dd>{sum}</dd>
          </div>
        </dl>
        <p className={styles.source}>
          <SourceLine source={source}>
            {t('Regions_ReceiptSource', {
              source: source.name,
              day: source.knownAt === null ? '' : formats.day(source.knownAt),
            })}
          </SourceLine>
        </p>
      </section>
    </PhoneFold>
  );
}
