import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { ExploreView } from '../domain/view/explore-view.ts';
import { useExploreAddress } from './use-explore-address.ts';
import type { ViewData } from './view-props.ts';
import styles from './Explore.module.css';

/** What the same choice says in other forms, each a link to the view drawn so. */
export function OtherForms({ others, view }: { others: ViewData['others']; view: ExploreView }) {
  const t = useText();
  const addressOf = useExploreAddress();
  if (others.length === 0) return null;
  return (
    <section className={styles.otherForms}>
      <h2 className={styles.serif}>{t('Explore_Others')}</h2>
      <ul className={styles.others}>
        {others.map(({ form, title, lead }) => (
          <li key={form}>
            <p className={typeStyles.meta}>{t(`Explore_Form_${form}`)}</p>
            <p>
              <b>{title}</b>
            </p>
            {lead !== '' && <p className={typeStyles.note}>{lead}</p>}
            <Link
              to={addressOf({ ...view, form })}
              aria-label={`${t('Explore_ShowSo')}: ${t(`Explore_Form_${form}`)}`}
            >
              {t('Explore_ShowSo')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
