import { Link } from '#platform/web/Link.tsx';
import { formatDayRange } from '#platform/shared/dates.ts';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { DigestSection } from './load-digest.ts';
import styles from './Digest.module.css';

interface Props extends Pick<DigestSection, 'name' | 'sectionId'> {
  week: NonNullable<DigestSection['week']>;
}

/** The newest week of a region beside its headlines, with its receipt. */
export function WeekLine({ week, name, sectionId }: Props) {
  const t = useText();
  const locale = useLocale();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { from, to, cases, changePercent, source } = week;
  const figure = formats.integer(cases);
  const words = t('Digest_WeekCases', { count: cases });
  return (
    <p className={styles.week}>
      <b>
        <ReceiptNumber
          figure={figure}
          period={formatDayRange(from, to, locale)}
          addends={[{ label: `${name}, ${words}`, value: figure }]}
          source={<SourceLine source={source} withCaveat />}
          link={
            <Link className="link" to={buildRoute('region', { id: sectionId, tab: 'overview' })}>
              {t('Digest_WeekDossier', { name })}
            </Link>
          }
        />
      </b>{' '}
      {words} <ChangeMark value={changePercent} upIs="worse" word={t('Digest_WeekChange')} />
    </p>
  );
}
