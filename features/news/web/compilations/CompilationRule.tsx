import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './CompilationRule.module.css';

type Rule = NonNullable<OutputOf<'newsCompilations/GetNewsCompilation'>['rule']>;

/** What fills a compilation by itself, said in full: nothing is chosen out of sight. */
export function CompilationRule({ rule: { words, rubrics, days } }: { rule: Rule }) {
  const t = useText();
  return (
    <details className={styles.rule}>
      <summary>{t('News_CompilationRule')}</summary>
      <p>{t('News_CompilationRuleDays', { days })}</p>
      {rubrics.length > 0 && <p>{t('News_CompilationRuleRubrics', { rubrics: rubrics.join(', ') })}</p>}
      {words.length > 0 && (
        <>
          <p>{t('News_CompilationRuleWords')}</p>
          <ul>
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
