import { useEffect, useState } from 'react';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { TileState } from '#platform/ui/tiles/tile-state.ts';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { HeadlineRows } from '../HeadlineRows.tsx';
import { partsOf, type CategoryDraft } from './use-category-draft.ts';
import styles from './Categories.module.css';

type Preview = OutputOf<'categories/preview'>;

const pauseMs = 300;

/** What the category would bring as it stands: asked again a moment after each change. */
export function CategoryPreview({ draft }: { draft: CategoryDraft }) {
  const t = useText();
  const api = useApi();
  const [found, setFound] = useState<Preview | null>(null);
  const [refusal, setRefusal] = useState('');
  const asked = JSON.stringify(partsOf(draft));
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api
        .call('categories/preview', JSON.parse(asked) as ReturnType<typeof partsOf>, {
          signal: leaving.signal,
          again: 'quiet',
        })
        .then(
          (preview) => {
            setFound(preview);
            setRefusal('');
          },
          (error: unknown) => {
            if (!leaving.signal.aborted)
              setRefusal(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'));
          },
        );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, asked, t]);
  return <PreviewTile found={found} refusal={refusal} />;
}

/** Headlines of seven days by day, and the latest. */
export function PreviewTile({ found, refusal }: { found: Preview | null; refusal: string }) {
  const t = useText();
  const state: TileState =
    refusal !== ''
      ? { kind: 'empty', isOwn: true, message: refusal }
      : found === null
        ? { kind: 'loading' }
        : found.total === 0
          ? { kind: 'empty', message: t('Category_Quiet') }
          : { kind: 'ready' };
  return (
    <Tile
      level={2}
      title={t('Category_Preview')}
      sub={found && t('Category_Week', { count: found.total })}
      state={state}
      height={240}
    >
      {found && (
        <>
          <p className={styles.days}>
            <Sparkline
              values={found.days}
              yMin={0}
              width={128}
              height={32}
              color="var(--ink)"
              label={t('Category_Week', { count: found.total })}
            />
          </p>
          <HeadlineRows headlines={found.news} />
        </>
      )}
    </Tile>
  );
}
