import { useLoaderData } from 'react-router';
import { partOfPage } from '#platform/web/part-of-page.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { canAdd, canPropose } from '../domain/abilities.ts';
import { AskedTile } from './factcheck/AskedTile.tsx';
import { Board } from './list/Board.tsx';
import type { LoadedList } from './list/load-list.ts';
import { TableTile } from './table/TableTile.tsx';
import { MeasuresHead } from './screen/MeasuresHead.tsx';
import styles from './MyActionsPage.module.css';

type Mine = Pick<LoadedList, 'measures' | 'stats' | 'day' | 'now'> & {
  /** Questions that await one's answer; null where they could not be read. */
  asked: OutputOf<'measure/getFactChecks'> | null;
};

const load: LoadPage<Mine> = async ({ api, signal }) => {
  const view = { view: 'mine' } as const;
  const [list, stats, asked] = await Promise.all([
    api.call('measure/getMeasures', { ...view, sort: 'updated', pageSize: 500 }, { signal }),
    api.call('measure/getMeasuresStats', view, { signal }),
    partOfPage(api.call('measure/getFactChecks', {}, { signal })),
  ]);
  return { ...list, stats, asked, now: new Date().toISOString() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One's own measures by state: what is to be written on, what waits, what was returned and why. */
export default function MyActionsPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const mine = useLoaderData<typeof loader>();
  const { 1: drafts, 2: waiting, 4: canceled } = mine.stats.byStatus;
  return (
    <main className={styles.page}>
      <PageTitle>{t('Titles_MyActions')}</PageTitle>
      <MeasuresHead title={t('Titles_MyActions')} current="mine">
        {t('Measures_MineVerdict', { total: mine.stats.total, drafts, waiting, canceled })}
      </MeasuresHead>
      <div className={styles.tools}>
        {canPropose(account) && (
          <ButtonLink variant="primary" to={buildRoute('createAction', { mode: 'propose' })}>
            {t('Measures_Propose')}
          </ButtonLink>
        )}
        {canAdd(account) && (
          <ButtonLink to={buildRoute('createAction', { mode: 'add' })}>{t('Measures_AddMeasure')}</ButtonLink>
        )}
      </div>
      {mine.asked !== null && mine.asked.length > 0 && <AskedTile asked={mine.asked} />}
      <Board {...mine} />
      {canPropose(account) && <TableTile />}
    </main>
  );
}
