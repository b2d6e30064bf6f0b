import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import type { ListProps } from './load-list.ts';
import styles from './ChosenPlaces.module.css';

/** What is ticked, said beside the rows and aloud, and the way to see it side by side: nothing moves until it is asked for. */
export function ChosenPlaces({ list, view, change }: ListProps) {
  const t = useText();
  const names = view.compare.flatMap((id) =>
    list.regions.filter(({ yugoId }) => yugoId === id).map(({ shortName }) => shortName),
  );
  return (
    <div className={styles.chosen}>
      <output>
        {names.length === 1 && t('Regions_CompareHint', { name: names[0]! })}
        {names.length > 1 && t('Regions_Chosen', { count: names.length, names: names.join(', ') })}
      </output>
      {names.length > 1 && (
        <Button
          size="small"
          variant="primary"
          onClick={() => change({ isCompared: true })}
          disabled={view.isCompared}
        >
          {t('Regions_Compare')}
        </Button>
      )}
    </div>
  );
}
