import { useState } from 'react';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { classColors, classOf } from '#platform/maps/classes.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData, SmallCount } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { incidenceBounds } from '../../domain/map/map-classes.ts';
import type { RegionList } from './load-list.ts';
import { LevelCell } from './LevelCell.tsx';
import { RtCell } from './RtCell.tsx';
import styles from './RegionsTable.module.css';

const colors = classColors({ bounds: incidenceBounds, palette: 'sequential' });

interface Props {
  region: RegionList['regions'][number];
  /** Incidence that fills the bar's whole width. */
  highest: number;
  /** Upper edge of the trends. */
  trendMax: number;
  districtName: (id: number | null) => string;
  toggle: (id: number) => void;
  isTotal?: boolean;
  isOwn?: boolean;
  isChosen?: boolean;
}

/** One place: a row of the table, a card on narrow screens, on a phone one line that opens. */
export function RegionRow({
  region,
  highest,
  trendMax,
  districtName,
  toggle,
  isTotal = false,
  isOwn = false,
  isChosen = false,
}: Props) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const [isOpen, setOpen] = useState(false);
  const { yugoId, name, shortName, per100k7, rank } = region;
  const figure = (value: number | null, digits: number) =>
    value === null ? <NoData /> : formats.number(value, digits);
  return (
    <tr data-total={isTotal || undefined} data-open={isOpen || undefined} aria-current={isOwn || undefined}>
      <td className={styles.choose}>
        {isTotal ? null : (
          <Checkbox
            label={<span className={styles.compare}>{t('Regions_CompareOne', { name })}</span>}
            checked={isChosen}
            onChange={() => toggle(yugoId)}
          />
        )}
      </td>
      <td className={styles.rank}>{rank ?? ''}</td>
      <th scope="row" className={styles.left}>
        <Link to={buildRoute('region', { id: yugoId, tab: 'overview' })} title={name}>
          {shortName}
        </Link>
      </th>
      <td className={styles.district}>{districtName(region.districtId)}</td>
      <td data-label={t('Regions_Per100kWeekHead')} className={styles.first}>
        <span className={styles.rate}>
          <span className={styles.bar} aria-hidden>
            {per100k7 !== null && (
              <i
                style={{
                  width: `${(per100k7 / highest) * 100}%`,
                  background: colors[classOf(per100k7, incidenceBounds)],
                }}
              />
            )}
          </span>
          <b>{figure(per100k7, 1)}</b>
        </span>
      </td>
      <td data-label={t('Regions_ChangeHead')} className={styles.first}>
        <ChangeMark value={region.changePercent} upIs="worse" word="" />
      </td>
      <td data-label={t('Regions_RtHead')}>
        <RtCell rt={region.rt} />
      </td>
      <td data-label={t('Regions_LevelHead')} className={styles.level}>
        <LevelCell per100k7={per100k7} />
      </td>
      <td data-label={t('Regions_DeathsHead')}>
        <SmallCount count={region.deaths7} />
      </td>
      <td data-label={t('Regions_DeathsPer100kHead')}>
        <SmallCount count={region.deaths7} rate={region.deathsPer100k7} />
      </td>
      <td className={styles.trend}>
        <Sparkline values={region.trend} width={100} height={24} yMin={0} yMax={trendMax} />
      </td>
      <td className={styles.more}>
        <IconButton
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          label={t('Regions_More', { name: shortName })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </td>
    </tr>
  );
}
