import { useLoaderData, useNavigate } from 'react-router';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { Link } from '#platform/web/Link.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { readDraft, withValue, writeDraft } from '../domain/recipe/draft.ts';
import { findFormat, templateOf } from '../domain/recipe/templates.ts';
import { RecipeForm } from './recipe/RecipeForm.tsx';
import { Templates } from './recipe/Templates.tsx';
import styles from './SourcePage.module.css';

const load = (async ({ api, url, signal }) => {
  // Refuses whoever may not add one, before they begin.
  const { sources } = await api.call('sources/getSources', {}, { signal });
  const format = findFormat(url.searchParams.get('format'));
  const like = sources.find(({ code }) => code === url.searchParams.get('like'));
  const copied = like && (await api.call('sources/getSource', { code: like.code }, { signal })).recipe.text;
  // A copy is a source beside the one it was made of.
  const copy = copied === undefined ? undefined : withValue(readDraft(copied) ?? {}, 'code', '');
  return {
    sources: sources.map(({ code, title }) => ({ code, title })),
    draft: copy ?? (format && templateOf(format)) ?? null,
  };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A new source: its format or a recipe to copy first, then the recipe by its fields, tried before it is saved. */
export default function NewSourcePage() {
  const { sources, draft } = useLoaderData<typeof loader>();
  const text = draft === null ? null : writeDraft(draft);
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const open = async (code: string): Promise<void> => navigate(buildRoute('figureSource', { code }));
  return (
    <main>
      <Breadcrumbs
        trail={[
          { label: t('Desk_Title'), to: buildRoute('desk') },
          { label: t('Sources_Title'), to: buildRoute('figureSources') },
          { label: t('Titles_SourceNew') },
        ]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Titles_SourceNew')}</h1>
        <p className={styles.verdict}>{t('Sources_NewLead')}</p>
        {text !== null && (
          <Link className="link" to={buildRoute('figureSourceNew')}>
            {t('Sources_NewOther')}
          </Link>
        )}
      </header>
      {text === null ? (
        <Templates sources={sources} />
      ) : (
        <RecipeForm key={text} text={text} edited={null} onSaved={open} />
      )}
    </main>
  );
}
