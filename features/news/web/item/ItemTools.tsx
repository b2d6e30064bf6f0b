import { lazy, Suspense } from 'react';
import { useSession } from '#platform/web/session/use-session.ts';
import { canEditNews } from '../../domain/editing/abilities.ts';
import { MarkButtons } from '../marks/MarkButtons.tsx';
import { Listen } from '../speech/Listen.tsx';
import { ShareButton } from './ShareButton.tsx';
import styles from './ItemTools.module.css';

interface Props {
  newsId: number;
  title: string;
  language: string;
  /** What is read aloud beyond the headline. */
  text?: string | null;
}

const AddToCompilation = lazy(() =>
  import('../compilations/AddToCompilation.tsx').then((part) => ({ default: part.AddToCompilation })),
);

/** What can be done with an item: hear it, keep it, hand it on; for editors, put it into a compilation. */
export function ItemTools({ newsId, title, language, text }: Props) {
  const { account } = useSession();
  return (
    <div className={styles.tools}>
      <Listen newsId={newsId} title={title} language={language} text={text} />
      <MarkButtons newsId={newsId} />
      <ShareButton title={title} />
      {canEditNews(account) && (
        <Suspense fallback={null}>
          <AddToCompilation newsId={newsId} />
        </Suspense>
      )}
    </div>
  );
}
