import { Button } from '#platform/ui/buttons/Button.tsx';
import { isLocale } from '#platform/shared/locales.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { findDifferences } from './find-differences.ts';
import styles from './ConflictPanel.module.css';

interface Props {
  mine: unknown;
  theirs: unknown;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Two editors wrote at once: both texts side by side where they differ, and the choice between them. */
export function ConflictPanel({ mine, theirs, onChoose }: Props) {
  const t = useText();
  const differences = findDifferences(mine, theirs);
  return (
    <section className={styles['panel']} role="alert">
      <h2 className={styles['title']}>{t('Desk_ConflictTitle')}</h2>
      <p>{t('Desk_ConflictText')}</p>
      <dl className={styles['places']}>
        {differences.map(({ path, mine: own, theirs: other }) => (
          <div key={path.join('.')} className={styles['place']}>
            <dt>{placeName(path, t)}</dt>
            <dd>
              <b>{t('Desk_ConflictMine')}</b>
              <p>{own || '—'}</p>
            </dd>
            <dd>
              <b>{t('Desk_ConflictTheirs')}</b>
              <p>{other || '—'}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['choices']}>
        <Button variant="primary" onClick={() => onChoose('mine')}>
          {t('Desk_ConflictKeepMine')}
        </Button>
        <Button onClick={() => onChoose('theirs')}>{t('Desk_ConflictTakeTheirs')}</Button>
      </p>
    </section>
  );
}

const fieldNames = {
  title: 'Desk_FieldTitle',
  description: 'Desk_FieldDescription',
  announce: 'Desk_FieldAnnounce',
  body: 'Desk_FieldBody',
  language: 'Desk_FieldLanguage',
  rubricId: 'Desk_FieldRubric',
  items: 'Desk_Items',
  rule: 'Desk_Rule',
  words: 'Desk_RuleWords',
  rubrics: 'Desk_RuleRubrics',
  yugoIds: 'Desk_RuleRegions',
  days: 'Desk_RuleDays',
} as const;

/** A place in a document in the words of its fields: the language, then the field. */
export function placeName(path: readonly string[], t: Translate): string {
  const language = path.find(isLocale);
  const field = path.findLast((part) => part in fieldNames) as keyof typeof fieldNames | undefined;
  const name = field === undefined ? t('Desk_Texts') : t(fieldNames[field]);
  return language === undefined ? name : `${t(`Desk_Language_${language}`)}: ${name}`;
}
