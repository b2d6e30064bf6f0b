import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { CategoriesData } from './load-categories.ts';
import styles from './Categories.module.css';

interface Props {
  categories: CategoriesData['all']['categories'];
  current: number | null;
}

/** Every category with its headlines of seven days. */
export function CategoryList({ categories, current }: Props) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  if (categories.length === 0) return null;
  return (
    <ul className={styles.list}>
      {categories.map(({ id, name, isOwn, audience, weekCount }) => (
        <li key={id}>
          <Link to={buildRoute('categories', { id })} aria-current={id === current ? 'page' : undefined}>
            {name}
          </Link>
          <b title={t('Category_Week', { count: weekCount })}>{formats.integer(weekCount)}</b>
          <small>{isOwn ? t(`Category_Seen_${audience}`) : t('Category_Others')}</small>
        </li>
      ))}
    </ul>
  );
}
