import { useEffect } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Loader } from '#platform/ui/waiting/Loader.tsx';
import { useText } from '#platform/web/text.ts';
import { ImageResults } from './ImageResults.tsx';
import { acceptedTypes, useImageSearch, type ImageSearchState } from './use-image-search.ts';
import styles from './ImageSearch.module.css';

/** A picture by choosing, dropping or pasting it, and the news it stood with. */
export function ImageSearch() {
  const t = useText();
  const [state, search] = useImageSearch();
  const take = (files: FileList | null | undefined): void => {
    const [file] = files ?? [];
    if (file) search(file);
  };
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => take(clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  return (
    <>
      <label className={styles.drop}>
        <Input
          type="file"
          accept={acceptedTypes}
          className={styles.file}
          aria-describedby="image-search-limits"
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again after a refusal.
            event.target.value = '';
          }}
        />
        {'picture' in state && state.picture !== null ? (
          <img src={state.picture} alt={t('News_ImageYours')} className={styles.yours} />
        ) : (
          <Icon name="picture" size={24} />
        )}
        <span>
          <span className="link">{t(state.kind === 'idle' ? 'News_ImageChoose' : 'News_ImageAnother')}</span>
          <span id="image-search-limits" className={styles.limits}>
            {t('News_ImageLimits')}
          </span>
        </span>
      </label>
      <noscript>
        <p>{t('News_ImageNoScript')}</p>
      </noscript>
      <div aria-live="polite">
        <Outcome state={state} />
      </div>
    </>
  );
}

const refusals = {
  too_large: 'News_ImageTooLarge',
  wrong_type: 'News_ImageWrongType',
  other: 'News_ImageFailed',
} as const;

function Outcome({ state }: { state: ImageSearchState }) {
  const t = useText();
  if (state.kind === 'idle') return null;
  if (state.kind === 'searching') return <Loader />;
  if (state.kind === 'refused')
    return <p className={styles.refused}>{state.sentence ?? t(refusals[state.reason])}</p>;
  const { news, comparedCount, isTooEven } = state.answer;
  if (news.length > 0) return <ImageResults news={news} />;
  return (
    <div className={styles.nothing}>
      <h2>{t('News_ImageNothing')}</h2>
      <p>{isTooEven ? t('News_ImageTooEven') : t('News_ImageNothingText', { count: comparedCount })}</p>
    </div>
  );
}
