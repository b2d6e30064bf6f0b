import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { type SearchAsked, searchAreas } from '../../domain/search/search-address.ts';
import { FacetList, useFollowing } from './FacetList.tsx';
import type { Facets } from './search-calls.ts';
import { useFacetOptions } from './use-facet-options.ts';
import styles from './FilterPanel.module.css';

/** Everything a search may be narrowed by: words, place, days, and what was found counted by each facet. */
export function FilterPanel({ asked, facets }: { asked: SearchAsked; facets: Facets | null }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { clock } = useStart();
  const [area, setArea] = useFollowing(asked.area);
  const [hot, setHot] = useFollowing(asked.hot);
  const options = useFacetOptions(asked, facets);
  return (
    <div className={styles.panel}>
      <div className={styles.columns}>
        <div className={styles.lines}>
          <TextField
            key={`any ${asked.any}`}
            name="any"
            label={t('NewsSearch_Any')}
            defaultValue={asked.any}
            autoComplete="off"
          />
          <TextField
            key={`not ${asked.exclude}`}
            name="not"
            label={t('NewsSearch_Not')}
            defaultValue={asked.exclude}
            autoComplete="off"
          />
          <SelectField
            name="in"
            label={t('NewsSearch_Area')}
            value={area}
            onChange={(value) => setArea(value as SearchAsked['area'])}
            options={searchAreas.map((value) => ({ value, label: t(`NewsSearch_Area_${value}`) }))}
          />
          <fieldset className={styles.dates}>
            <legend className="sr-only">{t('NewsSearch_Dates')}</legend>
            <TextField
              key={`from ${asked.from}`}
              type="date"
              name="from"
              label={t('NewsSearch_From')}
              defaultValue={asked.from ?? ''}
              max={clock.newsDay}
            />
            <TextField
              key={`to ${asked.to}`}
              type="date"
              name="to"
              label={t('NewsSearch_To')}
              defaultValue={asked.to ?? ''}
              max={clock.newsDay}
            />
          </fieldset>
          <Checkbox name="hot" value="1" checked={hot} onChange={setHot} label={t('NewsSearch_OnlyHot')} />
        </div>
        {options.map((facet) => (
          <FacetList key={facet.name} {...facet} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button type="submit" variant="primary">
          {t('NewsSearch_Apply')}
        </Button>
        <ButtonLink to={buildRoute('search')} variant="text">
          {t('NewsSearch_Reset')}
        </ButtonLink>
      </div>
    </div>
  );
}
