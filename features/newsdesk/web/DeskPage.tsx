import { useLoaderData } from 'react-router';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { peopleModerators } from '#platform/shared/roles.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { DocumentList } from './overview/DocumentList.tsx';
import { NewDocument } from './overview/NewDocument.tsx';
import styles from './DeskPage.module.css';

const load = (async ({ api, signal }) => ({
  documents: await api.call('newsdesk/getDocuments', {}, { signal }),
})) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

const kinds = ['compilation', 'article', 'service', 'exclusive', 'analytics', 'review'] as const;
const titles = {
  compilation: 'Desk_Compilations',
  article: 'Desk_Articles',
  service: 'Desk_Service',
  exclusive: 'Desk_Exclusive',
  analytics: 'Desk_Analytics',
  review: 'Desk_Reviews',
} as const;

/** The editors' desk: what is being written, and everything that was. */
export default function DeskPage() {
  const { documents } = useLoaderData<typeof loader>();
  const t = useText();
  const { account } = useSession();
  const isModerator = account.roles.some((role) => peopleModerators.includes(role));
  const buildRoute = useBuildRoute();
  const open = documents.filter(
    ({ isPublished, isChanged, canEdit }) => canEdit && (!isPublished || isChanged),
  );
  return (
    <main className={styles.page}>
      <PageTitle>{t('Desk_Title')}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Desk_Title')}</h1>
        {isModerator && <ButtonLink to={buildRoute('deskModeration')}>{t('Desk_Moderation')}</ButtonLink>}
        <ButtonLink to={buildRoute('deskCorrections')}>{t('Desk_Corrections')}</ButtonLink>
        <ButtonLink to={buildRoute('deskThemes')}>{t('Titles_DeskThemes')}</ButtonLink>
        <ButtonLink to={buildRoute('deskQuestions')}>{t('Titles_DeskQuestions')}</ButtonLink>
        <ButtonLink to={buildRoute('deskEntityFiles')}>{t('Desk_EntityFiles')}</ButtonLink>
        <ButtonLink to={buildRoute('feeds')}>{t('Desk_Feeds')}</ButtonLink>
        <ButtonLink to={buildRoute('figureSources')}>{t('Desk_Sources')}</ButtonLink>
      </header>
      <section className={styles.open}>
        <h2 className={styles.name}>{t('Desk_Open')}</h2>
        <DocumentList documents={open} empty={t('Desk_OpenEmpty')} withKind />
      </section>
      <div className={styles.columns}>
        {kinds.map((kind) => (
          <section key={kind}>
            <div className={styles.kind}>
              <h2 className={styles.name}>{t(titles[kind])}</h2>
              <NewDocument kind={kind} />
            </div>
            <DocumentList
              documents={documents.filter((each) => each.kind === kind)}
              empty={t('Desk_KindEmpty')}
            />
          </section>
        ))}
      </div>
    </main>
  );
}
