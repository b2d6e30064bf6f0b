import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { loadCategories, newId, type CategoriesData } from './categories/load-categories.ts';
import { CategoryForm } from './categories/CategoryForm.tsx';
import { CategoryList } from './categories/CategoryList.tsx';
import { CategoryView } from './categories/CategoryView.tsx';
import styles from './categories/Categories.module.css';

export const loader = serverLoader(loadCategories);
export const clientLoader = browserLoader(loadCategories);

/** A person's own categories: made, read and changed. */
export default function CategoriesPage() {
  const data = useLoaderData<typeof loader>();
  const { shown, edited } = data;
  return <CategoriesParts key={`${shown?.category.id} ${edited === null ? 'read' : 'edited'}`} data={data} />;
}

/** The categories on the left; on the right the news of one, or the form of one. */
function CategoriesParts({ data: { all, shown, edited } }: { data: CategoriesData }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const own = all.categories.filter(({ isOwn }) => isOwn).length;
  return (
    <main>
      <header className={styles.head}>
        <h1 className={typeStyles.title}>{t('Titles_Categories')}</h1>
        <p className={typeStyles.note}>{t('Category_Lead')}</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.side} aria-label={t('Category_All')}>
          <CategoryList categories={all.categories} current={shown?.category.id ?? null} />
          <p className={typeStyles.small}>{t('Category_Count', { count: own, most: all.most })}</p>
          {edited !== 'new' && (
            <ButtonLink to={buildRoute('categories', { id: newId })} size="small" icon="plus">
              {t('Category_New')}
            </ButtonLink>
          )}
        </section>
        {edited !== null ? (
          <CategoryForm category={edited === 'new' ? null : edited} />
        ) : shown === null ? (
          <p className={styles.choose}>{t('Category_Choose')}</p>
        ) : (
          <CategoryView shown={shown} />
        )}
      </div>
    </main>
  );
}
