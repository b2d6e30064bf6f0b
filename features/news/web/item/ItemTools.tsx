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

/** What can be done with an item: hear it, keep it, hand it on. */
export function ItemTools({ newsId, title, language, text }: Props) {
  return (
    <div className={styles['tools']}>
      <Listen newsId={newsId} title={title} language={language} text={text} />
      <MarkButtons newsId={newsId} />
      <ShareButton title={title} />
    </div>
  );
}
