import { useCallback, useEffect, useReducer } from 'react';
import { useNearDay, useFormats } from '#platform/ui/figures/use-formats.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { TileState } from '#platform/ui/tiles/tile-state.ts';
import { SkeletonRows } from '#platform/ui/waiting/Skeleton.tsx';
import { Link } from '#platform/web/Link.tsx';
import { type OutputOf, errorCodeOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { reduceNewsWidget, startNewsWidget, type NewsWidget } from '../../domain/news/news-widget.ts';
import styles from './NewsTile.module.css';

type Page = NonNullable<OutputOf<'regiondossier/getNewsByYugoId'>>;
type News = Page['news'][number];

const maxNews = 9;
const height = { wide: 260, narrow: 720 };

/** The latest stories of the region, as of the day the dossier stands at; they come after the figures. */
export function NewsTile({ yugoId, name }: { yugoId: number; name: string }) {
  const api = useApi();
  const [widget, send] = useReducer(reduceNewsWidget<News>, null, startNewsWidget<News>);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      send({ type: 'fetched' });
      try {
        const page = await api.call(
          'regiondossier/getNewsByYugoId',
          { yugoId, pageSize: maxNews, orderBy: 2 },
          { signal },
        );
        send({ type: 'succeeded', data: page?.news ?? [] });
      } catch (error) {
        if (!signal?.aborted) send({ type: 'failed', error: errorCodeOf(error) });
      }
    },
    [api, yugoId],
  );
  useEffect(() => {
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [load]);
  return <NewsTileView {...{ yugoId, name, widget }} onRetry={() => void load()} />;
}

interface ViewProps {
  yugoId: number;
  name: string;
  widget: NewsWidget<News>;
  onRetry: () => void;
}

/** The tile as its widget stands: being loaded, empty, failed, or with news. */
export function NewsTileView({ yugoId, name, widget, onRetry }: ViewProps) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  const { clock } = useStart();
  return (
    <Tile
      level={2}
      title={t('Regions_News')}
      tools={
        <Link to={buildRoute('region', { id: yugoId, tab: 'news' })} className="link">
          {t('Regions_NewsAll')}
        </Link>
      }
      state={stateOf(widget, {
        empty: t('Regions_NewsEmpty', { name }),
        onRetry,
      })}
      height={height}
      skeleton={<SkeletonRows rows={3} height={44} />}
      source={t('Regions_NewsSource', { day: writeDay(clock.newsDay) })}
    >
      <NewsRows news={widget.data} />
    </Tile>
  );
}

function stateOf(
  { data, loading, error }: NewsWidget<News>,
  { empty, onRetry }: { empty: string; onRetry: () => void },
): TileState {
  if (error !== null) return { kind: 'error', code: error, onRetry };
  if (loading && data.length === 0) return { kind: 'loading' };
  return data.length === 0 ? { kind: 'empty', message: empty } : { kind: 'ready' };
}

function NewsRows({ news }: { news: readonly News[] }) {
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const nearDay = useNearDay();
  return (
    <ul className={styles.list}>
      {news.map(({ newsId, date, title, language }) => (
        <li key={newsId}>
          <time>{nearDay(dayAt(new Date(date)))}</time>
          <Link to={buildRoute('article', { newsId })} lang={language === locale ? undefined : language}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
