import { Fragment, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute, useFindRoute } from '#platform/web/routes/routes-context.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useSearch, type Found } from './use-search.ts';
import styles from './SearchPalette.module.css';

interface Props {
  /** Id of the list. */
  id: string;
  typed: string;
  /** Steps of the arrows, from the first result; past an end they begin at the other. */
  at: number;
  /** Enter was pressed: to the chosen one as soon as it is known. */
  goesFirst: boolean;
  /** Told the id of the chosen line, null where nothing was found. */
  onActive: (id: string | null) => void;
  close: () => void;
}

/** What was found for the typed text, and the way to everything with it. */
export function SearchResults({ id, typed, at, goesFirst, onActive, close }: Props) {
  const t = useText();
  const { found, busy, isReady } = useSearch(typed);
  const goTo = useGoTo(close);
  const buildRoute = useBuildRoute();
  const everything = buildRoute('search', {}, { search: { q: typed.trim() } });
  const count = found.length;
  const chosen = count === 0 ? -1 : ((at % count) + count) % count;
  const lineId = found[chosen] ? `${id}-${found[chosen].id}` : null;
  const tell = useEffectEvent(onActive);
  useEffect(() => tell(lineId), [lineId]);
  // Enter waits for the names of the regions: pressed early it must not lead past the region that was typed.
  const first = isReady ? (found[chosen]?.to ?? everything) : null;
  const goOn = useEffectEvent((to: string) => goTo(to));
  useEffect(() => {
    if (goesFirst && first !== null) goOn(first);
  }, [goesFirst, first]);
  return (
    <>
      <Lines {...{ id, found, chosen, goTo }} />
      <p className={styles.foot}>
        <output>
          {typed.trim() === ''
            ? t('Search_Hint')
            : busy
              ? t('Ui_Loading')
              : count === 0
                ? t('Ui_NothingFound')
                : null}
        </output>
        {typed.trim() !== '' && (
          <>
            <Link to={everything} onClick={close}>
              {t('Search_All')}
            </Link>
            <Link to={buildRoute('ask', {}, { search: { q: typed.trim() } })} onClick={close}>
              {t('Search_Ask')}
            </Link>
          </>
        )}
      </p>
    </>
  );
}

const icons = {
  section: 'grid',
  region: 'map',
  news: 'news',
  entity: 'people',
  industry: 'company',
  measure: 'document',
} as const;

function Lines({
  id,
  found,
  chosen,
  goTo,
}: {
  id: string;
  found: Found[];
  chosen: number;
  goTo: (to: string) => void;
}) {
  const t = useText();
  const headings = {
    section: t('Search_Sections'),
    region: t('Search_Regions'),
    news: t('Search_Headlines'),
    entity: t('Search_Entities'),
    industry: t('Search_Industries'),
    measure: t('Search_Measures'),
  };
  return (
    // A select can't hold two lines and an icon; the focus stays in the field, which tells the chosen one.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={t('Search_Results')}>
      {found.map((item, index) => (
        <Fragment key={item.id}>
          {item.kind !== found[index - 1]?.kind && <span className={styles.kind}>{headings[item.kind]}</span>}
          <button
            type="button"
            id={`${id}-${item.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.line}
            onClick={() => goTo(item.to)}
          >
            <Icon name={icons[item.kind]} size={14} />
            <span className={styles.title}>{item.title}</span>
            <span className={styles.note}>{item.note}</span>
          </button>
        </Fragment>
      ))}
    </div>
  );
}

/** Goes to a result, or opens get-access in front of what needs a licence. */
function useGoTo(close: () => void): (to: string) => void {
  const navigate = useNavigate();
  const find = useFindRoute();
  const { send } = useInterface();
  const { hasActiveLicense } = useSession();
  return (to) => {
    close();
    const access = find(new URL(to, 'http://x').pathname)?.access;
    if (access === 'licensed' && !hasActiveLicense) send({ type: 'openAccess', wanted: to });
    else void navigate(to);
  };
}
