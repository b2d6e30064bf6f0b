import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import type { ModelWarning } from '../../domain/warning-codes.ts';
import styles from './ModelWarnings.module.css';
import { useWarningWords } from './use-warning-words.ts';

interface Props {
  warnings: readonly ModelWarning[];
  /** What else the page knows that the result lacks. */
  notes?: readonly string[];
}

/** What is to be said of a result before it is used, a sentence each; nothing where nothing is. */
export function ModelWarnings({ warnings, notes = [] }: Props) {
  const t = useText();
  const write = useWarningWords();
  if (warnings.length + notes.length === 0) return null;
  const said = [
    ...warnings.map((warning) => ({ key: warning.code, text: write(warning) })),
    ...notes.map((text) => ({ key: text, text })),
  ];
  return (
    <section className={styles.warnings} aria-label={t('Models_Warnings')}>
      <h3>{t('Models_Warnings')}</h3>
      <ul>
        {said.map(({ key, text }) => (
          <li key={key}>
            <Icon name="warning" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
