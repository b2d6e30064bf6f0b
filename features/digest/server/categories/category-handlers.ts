import {
  findSourcesLike,
  listNamesakes,
  listObjects,
  listSourceNames,
  readFollowed,
  readMixed,
  readMuting,
} from '#features/news/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { categoryContract } from '../../contract/category-calls.ts';
import { maxCategories, longestKeyword, maxParts } from '../../domain/categories/category-limits.ts';
import {
  countCategories,
  findCategory,
  insertCategory,
  keptCategories,
  listCategories,
  updateCategory,
  type StoredCategory,
} from './category-queries.ts';
import { followedOf } from './followed-category.ts';
import { readCategoryStories } from './read-category-stories.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { tidyKeywords } from '../../domain/categories/category-parts.ts';

const translate = buildTranslate({
  ru: { Name: 'Категория {number}' },
  en: { Name: 'Category {number}' },
  ja: { Name: 'カテゴリ{number}' },
  pt: { Name: 'Categoria {number}' },
  es: { Name: 'Categoría {number}' },
});

/** The name of a category that was given none: by its number, as specified. */
function categoryName(id: number, locale: Locale): string {
  return translate(locale, 'Name', { number: String(id) });
}

/** Days a category's feed goes back. */
const feedDays = 7;
const previewed = 8;
const offered = 8;

/** Categories: made, changed, read as headlines or stories by whoever may open them, deleted and taken back. */
export const categoryRoutes: Routes<typeof categoryContract> = {
  async 'categories/getCategories'(_input, context) {
    const { db, caller } = context;
    const categories = await listCategories(db, caller.accountId!);
    const brought = await readFollowed(db, categories.map(followedOf), { ...spanOf(context), size: 1 });
    return {
      most: maxCategories,
      categories: categories.map(({ id, name, accountId, audience }, index) => ({
        id,
        name,
        isOwn: accountId === caller.accountId,
        audience,
        weekCount: brought[index]!.total,
      })),
    };
  },
  async 'categories/getCategory'({ id }, context) {
    const { db, caller, locale } = context;
    const { accountId, objects, sources, opens: _opens, ...category } = await openCategory(id, context);
    const [named, outlets] = await Promise.all([
      listObjects(db, objects, locale),
      listSourceNames(db, sources),
    ]);
    return {
      ...category,
      isOwn: accountId === caller.accountId,
      objects: named.map((object) => ({ id: object.id, name: object.name })),
      sources: outlets,
    };
  },
  async 'categories/getHeadlines'({ id, pageIndex, pageSize }, context) {
    const category = await openCategory(id, context);
    const [{ total, news }, isMuted] = await Promise.all([
      readMixed(context.db, [followedOf(category)], {
        ...spanOf(context),
        skip: (pageIndex - 1) * pageSize,
        size: pageSize,
        days: feedDays,
      }),
      readMuting(context.db, context.caller.accountId!),
    ]);
    const seen = news.filter((headline) => !isMuted(headline));
    return { total, news: seen.map(({ places: _places, ...headline }) => headline) };
  },
  async 'categories/getStories'({ id }, context) {
    return readCategoryStories(await openCategory(id, context), context);
  },
  async 'categories/preview'(input, context) {
    const parts = checkParts(input);
    const [[brought], isMuted] = await Promise.all([
      readFollowed(context.db, [followedOf(parts)], { ...spanOf(context), size: 2 * previewed }),
      readMuting(context.db, context.caller.accountId!),
    ]);
    const { total, days, news } = brought!;
    return { total, days, news: news.filter((headline) => !isMuted(headline)).slice(0, previewed) };
  },
  async 'categories/findParts'({ text }, { db, locale, clock }) {
    const [objects, sources] = await Promise.all([
      listNamesakes(db, { words: text, locale, clock: clock.news }),
      findSourcesLike(db, text, offered),
    ]);
    return { objects: objects.slice(0, offered).map(({ id, name }) => ({ id, name })), sources };
  },
  async 'categories/saveCategory'({ id, version, name, audience, ...input }, { db, caller, locale }) {
    const wanted = { ...checkParts(input), name, audience };
    if (id === undefined)
      return db.transaction(async (tx) => {
        await refuseTooMany(tx, caller.accountId!);
        return insertCategory(tx, caller.accountId!, wanted, (made) => categoryName(made, locale));
      });
    const known = await editableCategory(id, { db, caller });
    const kept = await updateCategory(db, {
      ...wanted,
      name: name || categoryName(id, locale),
      id,
      version: version ?? known.version,
    });
    if (kept === null) throw new AppError('conflict');
    return kept;
  },
  async 'categories/deleteCategory'({ id }, { db, caller }) {
    await editableCategory(id, { db, caller });
    await keptCategories.remove(db, caller.accountId!, id);
    return { ok: true };
  },
  async 'categories/restoreCategory'({ id }, { db, caller }) {
    await db.transaction(async (tx) => {
      await refuseTooMany(tx, caller.accountId!);
      if (!(await keptCategories.restore(tx, caller.accountId!, id))) throw new AppError('not_found');
    });
    return { ok: true };
  },
};

function spanOf({ clock, locale }: RequestContext) {
  return { clock: clock.news, language: locale, since: null };
}

async function refuseTooMany(tx: RequestContext['db'], accountId: number): Promise<void> {
  if ((await countCategories(tx, accountId)) >= maxCategories)
    throw new AppError('too_many_kept', { most: maxCategories });
}

/** A category the caller may open: one kept from them is denied, which says no more than that it is there. */
async function openCategory(
  id: number,
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
): Promise<StoredCategory> {
  const category = await findCategory(db, caller.accountId!, id);
  if (category === null) throw new AppError('not_found');
  if (!category.opens) throw new AppError('section_denied');
  return category;
}

/** A category of the caller: another's cannot be changed. */
async function editableCategory(
  id: number,
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
): Promise<StoredCategory> {
  const category = await findCategory(db, caller.accountId!, id);
  if (category === null) throw new AppError('not_found');
  if (category.accountId !== caller.accountId) throw new AppError('category_not_editable');
  return category;
}

/** What a category is made of, as it is kept; refused with the specification's sentence where it is too much or nothing. */
function checkParts({
  keywords,
  objects,
  sources,
}: {
  keywords: string[];
  objects: number[];
  sources: number[];
}): { keywords: string[]; objects: number[]; sources: number[] } {
  const words = tidyKeywords(keywords);
  const [named, outlets] = [[...new Set(objects)], [...new Set(sources)]];
  if ([words, named, outlets].some(({ length }) => length > maxParts))
    throw new AppError('too_many_tags', { most: maxParts });
  if (words.some((word) => [...word].length > longestKeyword))
    throw new AppError('query_too_long', { most: longestKeyword });
  if (words.length + named.length + outlets.length === 0) throw new AppError('query_without_words');
  return { keywords: words, objects: named, sources: outlets };
}
