import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import styles from './AskPage.module.css';

interface Ask {
  path: string;
}

// Calls go through `api`: api.call('group/verb', {…}).
const load: LoadPage<Ask> = async ({ url }) => ({ path: url.pathname });
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What a person does here. */
export default function AskPage() {
  const t = useText();
  const { path } = useLoaderData<typeof loader>();
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.title}>{t('Titles_Ask')}</h1>
      <p>{path}</p>
    </main>
  );
}
