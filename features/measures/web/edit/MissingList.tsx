import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import { useDraftPart } from '#platform/ui/drafting/use-draft.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import {
  missingFields,
  type MeasureContent,
  type NeededField,
} from '../../domain/content/measure-content.ts';
import styles from './MissingList.module.css';

const needed: readonly NeededField[] = [
  'title',
  'goal',
  'yugoIds',
  'issues',
  'starts',
  'responsible',
  'legalBasis',
];

/** What a moderator can't decide without: said, or still missing. */
export function MissingList({ keeper }: { keeper: DraftKeeper<MeasureContent> }) {
  const t = useText();
  // As one text: the same words draw nothing anew.
  const said = useDraftPart(keeper, ({ content }) => missingFields(content).join(' '));
  const missing = said.split(' ').filter((each) => each !== '');
  return (
    <nav aria-label={t('Measures_Needed')}>
      <ul className={styles.list}>
        {needed.map((field) => {
          const lacks = missing.includes(field);
          return (
            <li key={field} data-lacks={lacks || undefined}>
              <a href={`#field-${field}`}>{t(`Measures_Field_${field}`)}</a>
              <Icon name={lacks ? 'warning' : 'check'} size={14} />
              <span className="sr-only">{t(lacks ? 'Measures_Lacks' : 'Measures_Has')}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {t('Measures_Filled', { done: needed.length - missing.length, all: needed.length })}
      </p>
    </nav>
  );
}
