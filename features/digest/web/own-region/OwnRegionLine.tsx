import { useEffect } from 'react';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { ChooseRegion } from './ChooseRegion.tsx';
import styles from './OwnRegionLine.module.css';

/** Asks for one's own region while it is not known; from then on tells its week, with its news and its dossier one step away. */
export function OwnRegionLine() {
  const t = useText();
  const { ownRegionYugoId } = useSession().account;
  return (
    <section aria-label={t('OwnRegion_Own')}>
      {ownRegionYugoId === null ? (
        <ChooseRegion />
      ) : (
        <OwnWeek key={ownRegionYugoId} yugoId={ownRegionYugoId} />
      )}
    </section>
  );
}

function OwnWeek({ yugoId }: { yugoId: number }) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { integer, day: writeDay } = useFormats();
  const [{ data }, ask] = useRequest(async (_input: null, signal) => {
    const [{ regions }, trend] = await Promise.all([
      api.call('site/getRegionNames', {}, { signal }),
      api.call('site/getRegionTrend', { yugoId }, { signal }).catch(() => null),
    ]);
    return { name: regions.find((region) => region.yugoId === yugoId)?.byLocale[locale] ?? '', trend };
  });
  useEffect(() => void ask(null), [ask]);
  const week = data?.trend?.cases ?? null;
  return (
    <p className={styles.line}>
      <b>{data?.name ?? t('OwnRegion_Own')}</b>
      {data === null && <span className={styles.week} />}
      {data?.trend?.day && week?.value !== null && week !== null && (
        <span className={styles.week} title={t('OwnRegion_Day', { day: writeDay(data.trend.day) })}>
          {t('OwnRegion_Week', { count: integer(week.value) })}{' '}
          <ChangeMark value={week.changePercent} upIs="worse" word={t('OwnRegion_Before')} />
        </span>
      )}
      <Link className="link" to={buildRoute('search', {}, { search: { region: yugoId } })}>
        {t('OwnRegion_News')}
      </Link>
      <Link className="link" to={buildRoute('overview', { id: yugoId })}>
        {t('OwnRegion_Dossier')}
      </Link>
      <Link className="link" to={buildRoute('mine')}>
        {t('Titles_Mine')}
      </Link>
    </p>
  );
}
