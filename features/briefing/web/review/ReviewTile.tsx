import { useCallback } from 'react';
import { ArticleBody } from '#features/news/public.web.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';

type Review = OutputOf<'regiondossier/getExpertReview'>;

/** An expert's word on a place with author and day; absent where nobody wrote one. It loads by itself, below the figures. */
export function ReviewTile({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Review> =>
      api.call('regiondossier/getExpertReview', { yugoId }, { signal }).then((found) => found ?? null),
    [api, yugoId],
  );
  return <ReviewTileView loaded={useLoaded(load)} />;
}

/** The tile as what it loads stands; nothing while it loads, so that nothing jumps where there is no review. */
export function ReviewTileView({ loaded: { data, state } }: { loaded: Loaded<Review> }) {
  const t = useText();
  const locale = useLocale();
  const { day: writeDay } = useFormats();
  if (state.kind === 'error') return <Tile level={2} title={t('Events_Review')} state={state} />;
  if (data === null) return null;
  const { title, body, language, author, day, sample } = data;
  return (
    <Tile level={2} title={t('Events_Review')} source={`${author}, ${writeDay(day)}`}>
      <article lang={language === locale ? undefined : language}>
        <h3>
          {title} {sample && <SampleTag />}
        </h3>
        <ArticleBody body={body} language={language} />
      </article>
    </Tile>
  );
}
