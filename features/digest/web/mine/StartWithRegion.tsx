import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { ChooseRegion } from '../own-region/ChooseRegion.tsx';
import styles from './Mine.module.css';

/** Where a person without a region of their own begins. */
export function StartWithRegion({ changed }: { changed: () => void }) {
  const t = useText();
  return (
    <section className={styles.start} aria-labelledby="mine-start">
      <h2 id="mine-start">{t('Mine_Start')}</h2>
      <p className={typeStyles.note}>{t('Mine_StartNote')}</p>
      <ChooseRegion onChosen={changed} />
    </section>
  );
}
