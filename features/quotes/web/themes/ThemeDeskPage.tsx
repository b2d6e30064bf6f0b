import { useLoaderData } from 'react-router';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { loadThemeDesk } from './load-theme-desk.ts';
import { ThemeDecisions } from './ThemeDecisions.tsx';
import { ThemeForm } from './ThemeForm.tsx';
import { ThemeList } from './ThemeList.tsx';
import { ThemeQuotes } from './ThemeQuotes.tsx';
import { useThemeActions } from './use-theme-actions.ts';
import styles from './ThemeDesk.module.css';

export const loader = serverLoader(loadThemeDesk);
export const clientLoader = browserLoader(loadThemeDesk);

/** Where editors keep the themes of quotes: make, rename, merge and remove them, and put quotes under them. */
export default function ThemeDeskPage() {
  const data = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  const actions = useThemeActions();
  const { themeId, themes } = data;
  const chosen = themes.find(({ id }) => id === themeId) ?? null;
  return (
    <main>
      <Breadcrumbs
        trail={[{ label: t('Desk_Title'), to: buildRoute('desk') }, { label: t('Titles_DeskThemes') }]}
      />
      <PageTitle>{t('Titles_DeskThemes')}</PageTitle>
      <h1 className={typeStyles.title}>{t('Titles_DeskThemes')}</h1>
      <p className={typeStyles.note}>{t('QuoteDesk_Lead')}</p>
      <div className={styles.columns}>
        <ThemeList data={data} />
        <div>
          <ThemeForm key={themeId} data={data} theme={chosen} actions={actions} />
          <ThemeQuotes key={`${themeId} ${data.page}`} data={data} actions={actions} />
        </div>
        <ThemeDecisions decisions={data.decisions} actions={actions} />
      </div>
    </main>
  );
}
