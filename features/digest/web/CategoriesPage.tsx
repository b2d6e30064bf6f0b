import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { CategoriesParts } from './categories/CategoriesParts.tsx';
import { loadCategories } from './categories/load-categories.ts';

export const loader = serverLoader(loadCategories);
export const clientLoader = browserLoader(loadCategories);

/** A person's own categories: made, read and changed. */
export default function CategoriesPage() {
  const data = useLoaderData<typeof loader>();
  const { shown, edited } = data;
  return <CategoriesParts key={`${shown?.category.id} ${edited === null ? 'read' : 'edited'}`} data={data} />;
}
