import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { contentFields } from '../../domain/content/diff-contents.ts';
import { fieldText } from './field-text.ts';
import type { LoadedMeasure } from './load-measure.ts';
import { useFieldWords } from './use-field-words.ts';
import styles from './FactsTile.module.css';

/** Told elsewhere on the page already. */
const elsewhere: readonly string[] = [
  'title',
  'goal',
  'description',
  'legalBasis',
  'legalLink',
  'strictness',
  'indicators',
];

/** Who, where, when, how much: every field that is said. */
export function FactsTile({ loaded }: { loaded: LoadedMeasure }) {
  const t = useText();
  const words = useFieldWords(loaded);
  const { content, author, moderator } = loaded.measure;
  const said = contentFields
    .filter((field) => !elsewhere.includes(field))
    .map((field) => ({ field, text: fieldText(content, field, words) }))
    .filter(({ text }) => text !== '');
  return (
    <Tile level={2} title={t('Measures_Facts')}>
      <dl className={styles.facts}>
        {said.map(({ field, text }) => (
          <div key={field}>
            <dt>{t(`Measures_Field_${field}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {author && (
          <div>
            <dt>{t('Measures_Author')}</dt>
            <dd>{author.name}</dd>
          </div>
        )}
        {moderator && (
          <div>
            <dt>{t('Measures_Moderator')}</dt>
            <dd>{moderator.name}</dd>
          </div>
        )}
      </dl>
    </Tile>
  );
}
