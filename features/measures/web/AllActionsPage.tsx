import { useLoaderData, useSearchParams } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useAddressView, type ChangeView } from '#platform/web/routes/use-address-view.ts';
import { readMeasuresView, writeMeasuresView, type MeasuresView } from '../domain/list/list-view.ts';
import { Board } from './list/Board.tsx';
import { FeedLink } from './list/FeedLink.tsx';
import { Filters } from './list/Filters.tsx';
import { filtersOf, loadList, type LoadedList } from './list/load-list.ts';
import { ListLine } from './list/ListLine.tsx';
import { MeasuresTable } from './list/MeasuresTable.tsx';
import { SaveList } from './table/SaveList.tsx';
import { YearList } from './list/YearList.tsx';
import { MeasuresHead } from './screen/MeasuresHead.tsx';
import styles from './AllActionsPage.module.css';

export const loader = serverLoader(loadList);
export const clientLoader = browserLoader(loadList);

/** Every measure of the country or of a place: as a ruled year, a board by state, a table to save. */
export default function AllActionsPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  const list = useLoaderData<typeof loader>();
  const [, setSearch] = useSearchParams();
  const { view, change } = useAddressView(readMeasuresView, writeMeasuresView);
  const { stats, place } = list;
  const checked = stats.kept.inside + stats.kept.stronger + stats.kept.weaker;
  const day = view.day ?? list.day;
  const title = place ? t('Measures_TitleOf', { place: place.name }) : t('Measures_Title');
  return (
    <main className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <MeasuresHead title={title} current="all">
        {t('Measures_Verdict', {
          total: stats.total,
          places: place ? 0 : stats.places,
          inForce: stats.inForce,
          waiting: stats.byStatus[2],
          registers: stats.registers,
          day: writeDay(list.day),
        })}{' '}
        {checked > 0 && t('MeasuresList_Checked', { count: checked, ...stats.kept })}
      </MeasuresHead>
      <SaveList filters={filtersOf(place?.yugoId ?? federalYugoId, view)} name={title}>
        <FeedLink yugoId={place?.yugoId ?? null} />
      </SaveList>
      <Filters {...{ view, change, list, day }} />
      <ListLine {...{ list, view, change }} />
      {list.measures.length === 0 ? (
        <Tile
          level={2}
          title={t('Measures_NoneTitle')}
          state={{
            kind: 'empty',
            message:
              place && list.national && list.national.total > 0
                ? t('MeasuresList_NoneHere', { count: list.national.total })
                : t('Measures_NoneText'),
            action: (
              <>
                <Button onClick={() => setSearch({})}>{t('Measures_Reset')}</Button>
                {place && (
                  <ButtonLink to={buildRoute('allActions', { id: federalYugoId })}>
                    {t('Measures_EveryPlace')}
                  </ButtonLink>
                )}
              </>
            ),
          }}
        />
      ) : (
        <Shown {...{ list, view, change, day }} />
      )}
    </main>
  );
}

interface ShownProps {
  list: LoadedList;
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
  day: string;
}

function Shown({ list, view, change, day }: ShownProps) {
  const t = useText();
  const { measures, total, stats } = list;
  if (view.shape === 'board') return <Board {...{ measures, stats, day }} now={list.now} />;
  if (view.shape === 'table') return <MeasuresTable measures={measures} />;
  const more = Math.min(50, total - measures.length);
  const sources = [...new Set(measures.map(({ origin }) => origin).filter(Boolean))].join('; ');
  return (
    <>
      <YearList
        {...{ list, day }}
        isGrouped={view.sort === 'start'}
        onDay={(chosen) => change({ day: chosen })}
      />
      <p className={styles.legend}>
        {t('Measures_Legend', { year: day.slice(0, 4), sources: sources || '—' })}{' '}
        {measures.some(({ kept }) => kept !== null) && t('MeasuresList_KeptLegend')}
      </p>
      <div className={styles.tools}>
        {more > 0 && <p className={styles.note}>{t('Measures_Shown', { shown: measures.length, total })}</p>}
        {more > 0 && measures.length < 500 && (
          <Button onClick={() => change({ rows: measures.length + more })}>
            {t('Measures_More', { count: more })}
          </Button>
        )}
      </div>
    </>
  );
}
