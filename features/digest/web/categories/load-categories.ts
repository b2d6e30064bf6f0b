import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** A category with all it is made of. */
export type Category = OutputOf<'categories/getCategory'>;

/** The news of a category: one feed, or its stories. */
export type CategoryNews =
  | ({ view: 'headlines' } & OutputOf<'categories/getHeadlines'>)
  | ({ view: 'stories' } & OutputOf<'categories/getStories'>);

/** All categories, the one that is read, and the one that is changed: null = none, 'new' = one to be made. */
export interface CategoriesData {
  all: OutputOf<'categories/getCategories'>;
  shown: { category: Category; news: CategoryNews; page: number } | null;
  edited: Category | 'new' | null;
}

/** Headlines on one page. */
export const pageSize = 15;
/** The number of what is not there yet (specification 9). */
export const newId = 0;

/** Loads the page; `?edit` opens the form, `?view=stories` tells stories, `?page=` counts from 1. */
export const loadCategories: LoadPage<CategoriesData> = async ({ api, params, url, signal }) => {
  const asked = params['id'];
  const loading = api.call('categories/getCategories', {}, { signal });
  if (asked === undefined || asked === String(newId)) {
    const all = await loading;
    const isNew = asked !== undefined || all.categories.length === 0;
    return { all, shown: null, edited: isNew ? 'new' : null };
  }
  const id = Number(asked);
  const wanted = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 1000 ? wanted : 1;
  const news = async (): Promise<CategoryNews> =>
    url.searchParams.get('view') === 'stories'
      ? { view: 'stories', ...(await api.call('categories/getStories', { id }, { signal })) }
      : {
          view: 'headlines',
          ...(await api.call('categories/getHeadlines', { id, pageIndex: page, pageSize }, { signal })),
        };
  const [all, category, read] = await Promise.all([
    loading,
    api.call('categories/getCategory', { id }, { signal }),
    news(),
  ]);
  const isEdited = url.searchParams.has('edit') && category.isOwn;
  return { all, shown: { category, news: read, page }, edited: isEdited ? category : null };
};
