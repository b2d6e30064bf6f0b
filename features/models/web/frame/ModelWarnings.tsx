import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import type { ModelWarning } from '../../domain/warnings/warning-codes.ts';
import styles from './ModelWarnings.module.css';
import { useWarningWords } from './use-warning-words.ts';

/** What is to be said of a result before it is used, a sentence each; nothing where nothing is. */
export function ModelWarnings({ warnings }: { warnings: readonly ModelWarning[] }) {
  const t = useText();
  const write = useWarningWords();
  if (warnings.length === 0) return null;
  return (
    <section className={styles.warnings} aria-label={t('Models_Warnings')}>
      <h3>{t('Models_Warnings')}</h3>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.code}>
            <Icon name="warning" />
            <span>{write(warning)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
