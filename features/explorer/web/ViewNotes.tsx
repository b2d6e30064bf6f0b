import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import { useExploreAddress } from './use-explore-address.ts';
import type { ViewProps } from './view-props.ts';
import styles from './Explore.module.css';

/** What a reader must know of the view, each with the way out where there is one. */
export function ViewNotes({ data, view }: ViewProps) {
  const t = useText();
  const addressOf = useExploreAddress();
  if (data.notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {data.notes.map(({ kind, text }) => (
        <li key={kind + text}>
          <Icon name="info" size={14} />
          <span>
            {text}{' '}
            {(kind === 'mixedUnits' || kind === 'mixedPeriods') && (
              <Link to={addressOf({ ...view, form: 'scatter' })}>{t('Explore_SeeScatter')}</Link>
            )}
            {(kind === 'outside' || kind === 'reversed') && (
              <Link to={addressOf({ ...view, from: null, to: null })}>{t('Explore_WholeSeries')}</Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
