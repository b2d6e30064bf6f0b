import { FanPane } from '#platform/charts/fan-pane/FanPane.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { barestName } from '../../domain/list/brief-name.ts';
import type { Summary } from './load-summary.ts';
import styles from './SummaryPage.module.css';

interface Props {
  row: Summary['rows'][number];
  /** The same weeks on the scale of the pane. */
  drawn?: Pick<Summary['rows'][number], 'past' | 'weeks'>;
  yMax: number;
  measure: Summary['measure'];
  ghost: readonly (number | null)[];
  /** Bands fail at this time: pale. */
  weak: boolean;
}

/** One place: its name, now and in two weeks, the change, eight weeks behind and four ahead, the band of the week it speaks of. */
export function SheetCell({ row, drawn = row, yMax, measure, ghost, weak }: Props) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const { yugoId, shortName, now, ahead, changePercent, weeks, trend } = row;
  const told = weeks[1] ?? weeks[0];
  const digits = measure === 'deaths' ? 1 : 0;
  return (
    <li className={styles.cell} aria-current={yugoId === account.ownRegionYugoId || undefined}>
      <Link
        title={shortName}
        to={buildRoute('forecast', { id: yugoId }, { search: measure === 'deaths' ? { measure } : {} })}
      >
        {barestName(shortName)}
      </Link>
      <p>
        {now === null || ahead === null ? (
          <NoData />
        ) : (
          <>
            <span>
              {formats.number(now, digits)} → <b>{formats.number(ahead, digits)}</b>
            </span>
            <ChangeMark
              value={changePercent}
              upIs={trend === 'unclear' ? 'neutral' : 'worse'}
              digits={0}
              word=""
            />
          </>
        )}
      </p>
      <FanPane
        past={drawn.past}
        weeks={drawn.weeks}
        {...{ yMax, weak }}
        ghost={row.kind === 'country' ? [] : ghost}
        hue={measure === 'deaths' ? 2 : 1}
      />
      {told && (
        <small className={styles.band} title={t('RegionSummary_Band')}>
          {formats.interval(told[0]!, told[4]!, digits)}
        </small>
      )}
    </li>
  );
}
