import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useHeld } from '#platform/ui/choices/use-held.ts';
import { useFileNotes } from '#platform/ui/chart-frame/use-file-notes.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { toggleCompare, writeListView } from '../../domain/list/list-view.ts';
import { rowsOfView } from '../../domain/list/sort-rows.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import type { ListProps } from './load-list.ts';
import { incidenceTable } from './incidence-table.ts';
import { RegionRow } from './RegionRow.tsx';
import { SortHead } from './SortHead.tsx';
import styles from './RegionsTable.module.css';

const firstRows = 20;

/** Every subject as a row, cards below 1336 px; sortable, two can be chosen to compare; saved as CSV and XLSX. */
export function RegionsTable(props: ListProps) {
  const { list, view, change } = props;
  const t = useText();
  const { account } = useSession();
  const districts = useMemo(
    () => new Map(list.districts.map(({ yugoId, shortName }) => [yugoId, shortName])),
    [list.districts],
  );
  const districtName = (id: number | null): string => (id === null ? '' : (districts.get(id) ?? ''));
  const rows = rowsOfView(list.regions, view, districtName);
  const shown = view.all ? rows : rows.slice(0, firstRows);
  const highest = Math.max(1, ...list.regions.map(({ per100k7 }) => per100k7 ?? 0));
  const trendMax = Math.max(1, ...list.regions.flatMap(({ trend }) => trend.map((value) => value ?? 0)));
  const [compare, choose] = useHeld(view.compare, (next) => change({ compare: next }));
  const toggle = (id: number): void => choose(toggleCompare(compare, id));
  const row = { highest, trendMax, toggle, districtName };
  return (
    <section className={styles.section} aria-labelledby="all-regions">
      <div className={styles.head} data-choosing={view.compare.length > 0 || undefined}>
        <h2 id="all-regions">{t('Regions_All')}</h2>
        <p>{t('Regions_Rows', { count: rows.length })}</p>
        <ChosenPlaces {...props} />
        <TableDownloads {...props} rows={rows} />
      </div>
      {rows.length === 0 && <Nothing {...props} />}
      {rows.length > 0 && (
        <p className={styles.legend} aria-hidden>
          {t('Regions_Per100kWeekHead')}, {t('Regions_ChangeHead')}
        </p>
      )}
      {rows.length > 0 && (
        <table className={styles.table}>
          <caption className="sr-only">{t('Regions_IncidenceTitle')}</caption>
          <TableHead {...props} />
          <tbody>
            {view.district === null && view.place === null && view.query === '' && list.country && (
              <RegionRow {...row} region={list.country} isTotal />
            )}
            {shown.map((region) => (
              <RegionRow
                key={region.yugoId}
                {...row}
                region={region}
                isOwn={region.yugoId === account.ownRegionYugoId}
                isChosen={compare.includes(region.yugoId)}
              />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > firstRows && <ShowAll view={view} count={rows.length} />}
    </section>
  );
}

/** All rows, or the first ones again: a link, so that a press before the scripts have come is answered too. */
function ShowAll({ view, count }: Pick<ListProps, 'view'> & { count: number }) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <ButtonLink
      variant="text"
      to={{ search: `?${writeListView({ ...view, all: !view.all }, search)}` }}
      replace
      preventScrollReset
    >
      {view.all ? t('Regions_ShowLess') : t('Regions_ShowAll', { count })}
    </ButtonLink>
  );
}

function TableHead(props: ListProps) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{t('Regions_Choose')}</span>
        </th>
        <th scope="col">{t('Regions_Number')}</th>
        <SortHead {...props} sort="name" className={styles.left} label={t('Regions_Region')} />
        <SortHead {...props} sort="district" className={styles.left} label={t('Regions_District')} />
        <SortHead {...props} sort="per100k7" label={t('Regions_Per100kWeekHead')} />
        <SortHead {...props} sort="change" label={t('Regions_ChangeHead')} />
        <SortHead {...props} sort="rt" label={t('Regions_RtHead')} />
        <th scope="col" className={styles.left}>
          {t('Regions_LevelHead')}
        </th>
        <SortHead {...props} sort="deaths7" label={t('Regions_DeathsHead')} />
        <SortHead {...props} sort="deathsPer100k7" label={t('Regions_DeathsPer100kHead')} />
        <th scope="col">{t('Regions_TrendHead')}</th>
        <td className={styles.more} />
      </tr>
    </thead>
  );
}

function TableDownloads({ list, rows }: ListProps & { rows: ListProps['list']['regions'] }) {
  const t = useText();
  const title = t('Regions_IncidenceTitle');
  const formats = useFormats();
  const table = () => incidenceTable(list.country ? [list.country, ...rows] : rows, t, formats);
  const locale = useLocale();
  const fileNotes = useFileNotes();
  const [failed, setFailed] = useState(false);
  const save = (file: 'csv' | 'xlsx') => {
    setFailed(false);
    const { source, day } = list;
    const notes = fileNotes({
      title,
      period: day === null ? '' : formats.dayRange(addDays(day, -6), day),
      source: source === null ? '' : t('Regions_FileSource', { source: source.name }),
      knownOn: source?.knownAt ?? null,
    });
    saveTable(file, title, table(), { locale, notes }).catch(() => setFailed(true));
  };
  return (
    <div className={styles.tools}>
      {failed && <span role="alert">{t('Ui_DownloadFailed')}</span>}
      <Button size="small" onClick={() => save('csv')}>
        CSV
      </Button>
      <Button size="small" onClick={() => save('xlsx')}>
        XLSX
      </Button>
    </div>
  );
}

function Nothing({ change }: ListProps) {
  const t = useText();
  return (
    <p className={styles.nothing}>
      {t('Regions_NothingFound')}{' '}
      <Button variant="text" onClick={() => change({ query: '', district: null, place: null })}>
        {t('Regions_Reset')}
      </Button>
    </p>
  );
}
