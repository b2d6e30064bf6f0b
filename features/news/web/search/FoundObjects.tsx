import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { SearchAsked } from '../../domain/search/search-address.ts';
import type { Facets } from './search-calls.ts';
import { useSearchAddress } from './use-search-address.ts';
import styles from './FoundObjects.module.css';

type FoundObject = Facets['entities'][number];

const maxShown = 14;

/** Objects the found headlines name, and those whose own name has the words; each narrows the search to it. */
export function FoundObjects({ asked, facets }: { asked: SearchAsked; facets: Facets }) {
  const t = useText();
  const named = new Set(facets.namedWithWords.map(({ id }) => id));
  const others = facets.entities.filter(({ id }) => !named.has(id)).slice(0, maxShown);
  const namesakes = facets.namedWithWords.filter(({ count }) => count > 0);
  if (others.length + namesakes.length === 0) return null;
  return (
    <Tile title={t('NewsSearch_Objects')} level={2} sub={t('NewsSearch_ObjectsSub')}>
      {namesakes.length > 0 && (
        <>
          <h3 className={styles.head}>{t('NewsSearch_Namesakes')}</h3>
          <ObjectRow asked={asked} objects={namesakes} />
        </>
      )}
      <ObjectRow asked={asked} objects={others} />
    </Tile>
  );
}

function ObjectRow({ asked, objects }: { asked: SearchAsked; objects: readonly FoundObject[] }) {
  const { integer } = useFormats();
  const address = useSearchAddress();
  if (objects.length === 0) return null;
  return (
    <ul className={styles.row}>
      {objects.map(({ id, name, count }) => {
        const isChosen = asked.entities.includes(id);
        const entities = isChosen ? asked.entities.filter((each) => each !== id) : [...asked.entities, id];
        return (
          <li key={id}>
            <ChipLink to={address(asked, { entities })} current={isChosen} preventScrollReset>
              {name} <span className={styles.count}>{integer(count)}</span>
            </ChipLink>
          </li>
        );
      })}
    </ul>
  );
}
