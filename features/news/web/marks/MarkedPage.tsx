import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { closeToast, showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { Api, OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { feedPageSize } from '../../domain/feed/reading/feed-limits.ts';
import type { MarkKind } from '../../domain/feed/reader-marks.ts';
import { EmptyFeed } from '../feed/EmptyFeed.tsx';
import { FeedHead } from '../feed/FeedHead.tsx';
import { NewsRow } from '../rows/NewsRow.tsx';
import { setMark } from './marks.ts';
import { useMarks } from './use-marks.ts';
import styles from './MarkedPage.module.css';

/** The page of a mark: its news, the last marked first. */
export type Marked = OutputOf<'news/getMarkedNews'> & { page: number };

/** Marks that have a page of their own. */
export type KeptKind = Exclude<MarkKind, 'read'>;

/** Loads a page of a mark; what is no page number counts as the first. */
export async function loadMarked(api: Api, kind: KeptKind, url: URL, signal: AbortSignal): Promise<Marked> {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  return {
    ...(await api.call('news/getMarkedNews', { kind, pageIndex: page, pageSize: feedPageSize }, { signal })),
    page,
  };
}

/** News a person keeps: each may be taken out, and put back while it is still there. */
export function MarkedPage({ kind, marked }: { kind: KeptKind; marked: Marked }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [params] = useSearchParams();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  useMarks();
  const { news, newsTotalCount, page } = marked;
  const route = { later: 'readLater', favourite: 'favorites', liked: 'liked' } as const;
  const put = async (newsId: number, isOut: boolean): Promise<void> => {
    setRemoved((known) => withOrWithout(known, newsId, isOut));
    try {
      await setMark(newsId, kind, !isOut);
    } catch {
      setRemoved((known) => withOrWithout(known, newsId, !isOut));
      showToast(t('News_Mark_Failed'), { kind: 'failed' });
    }
  };
  const remove = (newsId: number): void => {
    void put(newsId, true);
    const toast = showToast(t('News_Mark_Removed'), {
      action: {
        label: t('News_Mark_Undo'),
        onSelect: () => {
          closeToast(toast);
          void put(newsId, false);
        },
      },
    });
  };
  return (
    <main className={styles.page}>
      <FeedHead title={t(`News_Marked_${kind}`)}>
        {newsTotalCount > 0 && t('News_Marked_Sub', { count: newsTotalCount })}
      </FeedHead>
      {newsTotalCount === 0 ? (
        <EmptyFeed to={buildRoute('home')} action={t('News_AllNews')}>
          {t(`News_Marked_${kind}_empty`)}
        </EmptyFeed>
      ) : (
        <ul className={styles.list}>
          {news.map((item) => (
            <li key={item.newsId} className={removed.has(item.newsId) ? styles.out : undefined}>
              <ul>
                <NewsRow news={item} />
              </ul>
              {removed.has(item.newsId) ? (
                <Button size="small" variant="text" icon="undo" onClick={() => void put(item.newsId, false)}>
                  {t('News_Mark_Undo')}
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="text"
                  icon="delete"
                  aria-label={t('News_Mark_RemoveOf', { title: item.title })}
                  onClick={() => remove(item.newsId)}
                >
                  {t('News_Mark_Remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(newsTotalCount / feedPageSize)}
        linkTo={(wanted) => {
          const search = Object.fromEntries(params);
          return buildRoute(route[kind], {}, { search: { ...search, page: wanted } });
        }}
      />
    </main>
  );
}

function withOrWithout(known: ReadonlySet<number>, newsId: number, isIn: boolean): ReadonlySet<number> {
  const others = [...known].filter((id) => id !== newsId);
  return new Set(isIn ? [...others, newsId] : others);
}
