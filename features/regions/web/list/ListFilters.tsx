import { useHeld } from '#platform/ui/choices/use-held.ts';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { ChipButton } from './ChipButton.tsx';
import type { ListProps } from './load-list.ts';
import styles from './ListFilters.module.css';

/** Search by name, one federal district or the whole country, and the day the figures are of. */
export function ListFilters({ list, view, change, typed }: ListProps & { typed: string }) {
  const t = useText();
  const formats = useFormats();
  const place = list.regions.find(({ yugoId }) => yugoId === view.place);
  const [district, choose] = useHeld(view.district ?? 0, (id) =>
    change({ district: id === 0 ? null : id, place: null }),
  );
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={t('Regions_Find')}
          placeholder={t('Regions_Find')}
          value={typed}
          onChange={(query) => change({ query })}
        />
      </div>
      <fieldset className={styles.districts} aria-label={t('Regions_Districts')}>
        <ChipButton pressed={district === 0 && view.place === null} onClick={() => choose(0)}>
          {list.country?.shortName}
        </ChipButton>
        {list.districts.map(({ yugoId, shortName, name }) => (
          <ChipButton
            key={yugoId}
            title={name}
            pressed={district === yugoId}
            onClick={() => choose(district === yugoId ? 0 : yugoId)}
          >
            {shortName}
          </ChipButton>
        ))}
        {place && (
          <ChipButton pressed onClick={() => change({ place: null })}>
            {place.shortName} ×
          </ChipButton>
        )}
      </fieldset>
      {list.day !== null && (
        <p className={styles.day}>{t('Regions_DataOf', { day: formats.day(list.day) })}</p>
      )}
    </div>
  );
}
