import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Api, OutputOf } from '#platform/web/api.ts';
import { EmptyFeed } from './EmptyFeed.tsx';

interface Props {
  nearest: Nearest | null;
  /** Of this day's news something was asked for that none of them is. */
  isNarrowed?: boolean;
}

/** A day without news, or one whose news may still come; the next step is the nearest day that has some. */
export function EmptyDay({ nearest, isNarrowed = false }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day } = useFormats();
  const { clock } = useStart();
  if (isNarrowed) return <EmptyFeed to={buildRoute('home')}>{t('News_Empty')}</EmptyFeed>;
  const other = nearest?.day ?? null;
  return (
    <EmptyFeed
      to={buildRoute('home', {}, { search: { asOf: other } })}
      action={other === null ? t('News_AllNews') : t('News_NearestDay', { day: day(other) })}
    >
      {t(nearest?.isLoading ? 'News_EmptyDayLoading' : 'News_EmptyDay', { day: day(clock.newsDay) })}
    </EmptyFeed>
  );
}

/** The nearest day with news, and whether others are still on their way. */
type Nearest = OutputOf<'news/getNearestDay'>;

/** Where an empty feed may lead; nothing is asked beside one that has news. */
export function loadNearest(api: Api, page: { newsTotalCount: number }): Promise<Nearest | null> {
  if (page.newsTotalCount > 0) return Promise.resolve(null);
  return api.call('news/getNearestDay', {}).catch(() => null);
}
