import { useEffect } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { peopleModerators } from '#platform/shared/roles.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { DocumentList } from './overview/DocumentList.tsx';
import { DoubtQueues } from './overview/DoubtQueues.tsx';
import { FrontList } from './overview/FrontList.tsx';
import { loadDay, type DeskDay } from './overview/load-day.ts';
import { NewDocument } from './overview/NewDocument.tsx';
import { FindStory } from './stories/FindStory.tsx';
import styles from './DeskPage.module.css';

const load = (async ({ api, signal }) => {
  const [documents, today] = await Promise.all([
    api.call('newsdesk/getDocuments', {}, { signal }),
    loadDay(api, signal),
  ]);
  return { documents, today };
}) satisfies LoadPage<unknown>;

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

/** The editors' desk: the day's front page, what waits, what is being written, and everything that was. */
export default function DeskPage() {
  const { documents, today } = useLoaderData<typeof loader>();
  const t = useText();
  const open = documents.filter(
    ({ isPublished, isChanged, canEdit }) => canEdit && (!isPublished || isChanged),
  );
  return (
    <main className={styles.page}>
      <PageTitle>{t('Desk_Title')}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Desk_Title')}</h1>
        <Queues {...today} />
      </header>
      <div className={styles.today}>
        <FrontList {...today} />
        <div className={styles.beside}>
          <Doubtful doubts={today.doubts} />
          <section>
            <h2 className={styles.name}>{t('Desk_Open')}</h2>
            <DocumentList documents={open} empty={t('Desk_OpenEmpty')} withKind />
          </section>
        </div>
      </div>
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

/** What is doubtful of the day, and the way to any story. */
function Doubtful({ doubts }: Pick<DeskDay, 'doubts'>) {
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  return (
    <section>
      <h2 className={styles.name}>{t('Desk_Doubts')}</h2>
      <DoubtQueues doubts={doubts} />
      <FindStory
        label={t('Desk_FindStory')}
        except={0}
        onChoose={(id) => void navigate(buildRoute('deskStory', { id }))}
      />
    </section>
  );
}

/** Where else an editor works, with how much waits there. */
function Queues({ corrections, questions, quotes }: Pick<DeskDay, 'corrections' | 'questions' | 'quotes'>) {
  const t = useText();
  const { integer } = useFormats();
  const { account } = useSession();
  const buildRoute = useBuildRoute();
  const isModerator = account.roles.some((role) => peopleModerators.includes(role));
  const comments = useCommentQueue(isModerator);
  const queues = [
    ...(isModerator ? [['deskModeration', 'Desk_Moderation', comments] as const] : []),
    ['deskCorrections', 'Desk_Corrections', corrections],
    ['deskThemes', 'Titles_DeskThemes', quotes],
    ['deskQuestions', 'Titles_DeskQuestions', questions],
    ['deskEntityFiles', 'Desk_EntityFiles', null],
    ['feeds', 'Desk_Feeds', null],
    ['figureSources', 'Desk_Sources', null],
  ] as const;
  return (
    <nav aria-label={t('Desk_Queues')}>
      <ul className={styles.queues}>
        {queues.map(([route, name, waiting]) => (
          <li key={route}>
            <ButtonLink size="small" to={buildRoute(route)}>
              {t(name)}
              {waiting !== null && waiting > 0 && ` · ${integer(waiting)}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many comments wait, for whom may decide on them; null until it is known. */
function useCommentQueue(isModerator: boolean): number | null {
  const api = useApi();
  const [{ data }, ask] = useRequest((_input: null, signal) => api.call('comments/getQueue', {}, { signal }));
  useEffect(() => {
    if (isModerator) void ask(null);
  }, [ask, isModerator]);
  return data?.length ?? null;
}
