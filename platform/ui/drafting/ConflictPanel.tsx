import { Button } from '../buttons/Button.tsx';
import { useText } from '../../web/text.ts';
import { findDifferences } from './find-differences.ts';
import styles from './ConflictPanel.module.css';

interface Props {
  mine: unknown;
  theirs: unknown;
  /** A place in the document in the words of its fields. */
  placeName: (path: readonly string[]) => string;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Two people wrote at once: both texts side by side where they differ, and the choice between them. */
export function ConflictPanel({ mine, theirs, placeName, onChoose }: Props) {
  const t = useText();
  const differences = findDifferences(mine, theirs);
  return (
    <section className={styles.panel} role="alert">
      <h2 className={styles.title}>{t('Ui_DraftConflictTitle')}</h2>
      <p>{t('Ui_DraftConflictText')}</p>
      <dl className={styles.places}>
        {differences.map(({ path, mine: own, theirs: other }) => (
          <div key={path.join('.')} className={styles.place}>
            <dt>{placeName(path)}</dt>
            <dd>
              <b>{t('Ui_DraftConflictMine')}</b>
              <p>{own || '—'}</p>
            </dd>
            <dd>
              <b>{t('Ui_DraftConflictTheirs')}</b>
              <p>{other || '—'}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.choices}>
        <Button variant="primary" onClick={() => onChoose('mine')}>
          {t('Ui_DraftConflictKeepMine')}
        </Button>
        <Button onClick={() => onChoose('theirs')}>{t('Ui_DraftConflictTakeTheirs')}</Button>
      </p>
    </section>
  );
}
