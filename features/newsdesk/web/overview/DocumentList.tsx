import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { SeenMark } from '../document/DocumentState.tsx';
import { documentRoutes } from '../document/document-routes.ts';
import styles from './DocumentList.module.css';

type Head = OutputOf<'newsdesk/getDocuments'>[number];

interface Props {
  documents: readonly Head[];
  /** Said when there are none. */
  empty: string;
  /** Says of each what it is, where kinds stand together. */
  withKind?: boolean;
}

const kindNames = {
  compilation: 'Desk_Compilation',
  article: 'Desk_Article',
  service: 'Desk_ServiceOne',
  exclusive: 'Desk_ExclusiveOne',
  analytics: 'Desk_AnalyticsOne',
  review: 'Desk_Review',
} as const;

/** Documents a line each: title, what readers see of it, in which languages it is written. */
export function DocumentList({ documents, empty, withKind = false }: Props) {
  const t = useText();
  if (documents.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.list}>
      {documents.map((head) => (
        <li key={`${head.kind} ${head.id}`} className={styles.line}>
          <p className={styles.title}>
            <DocumentLink head={head} />
          </p>
          <p className={styles.facts}>
            {withKind && <span>{t(kindNames[head.kind])}</span>}
            <SeenMark isPublished={head.isPublished} isChanged={head.isChanged} />
            {head.kind !== 'article' || head.languages.length > 0 ? (
              <span>{head.languages.join(' ')}</span>
            ) : null}
            <Changed at={head.updatedAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function DocumentLink({ head: { kind, id, title, canEdit } }: { head: Head }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const words = title.trim() === '' ? t('Desk_Untitled') : title;
  if (!canEdit) return words;
  return <Link to={buildRoute(documentRoutes[kind], { id })}>{words}</Link>;
}

function Changed({ at }: { at: string | null }) {
  const nearDay = useNearDay();
  if (at === null) return null;
  const moment = new Date(at);
  return (
    <time dateTime={at}>
      {nearDay(dayAt(moment))}, {formatTime(moment)}
    </time>
  );
}
