import { memo } from 'react';
import { useText } from '#platform/web/text.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import styles from './Prompts.module.css';

/** Hints of the handbook: those of the field that is being written first. */
export const Prompts = memo(function Prompts({
  prompts,
  field,
}: {
  prompts: LoadedMeasure['prompts'];
  field: string;
}) {
  const t = useText();
  const sorted = prompts.toSorted((a, b) => Number(b.about === field) - Number(a.about === field));
  return (
    <section className={styles.prompts}>
      <h2 className={styles.title}>{t('Measures_Prompts')}</h2>
      <ul>
        {sorted.map(({ id, name, about }) => (
          <li key={id} data-current={about === field || undefined}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
});
