import { Fragment, useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute, useFindRoute } from '#platform/web/routes/routes-context.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useModalPanel } from '../shell/use-modal-panel.ts';
import { handOverKeys } from './typed-ahead.ts';
import { useSearch, type Found } from './use-search.ts';
import styles from './SearchPalette.module.css';

/** Search over everything: type, choose with the arrows, Enter goes there; Enter on nothing opens the search page. */
export function SearchPalette() {
  const t = useText();
  const { send } = useInterface();
  const [typed, setTyped] = useState('');
  const [goesFirst, setGoesFirst] = useState(false);
  const [at, setAt] = useState(0);
  const { found, busy, isReady } = useSearch(typed);
  const id = useId();
  const close = () => send({ type: 'hidePanel' });
  const dialog = useModalPanel(close);
  const goTo = useGoTo(close);
  // After the panel has opened and its field has the focus: from here on letters come by themselves.
  useEffect(
    () =>
      handOverKeys(({ text, wantsFirst }) => {
        setTyped((before) => before + text);
        setGoesFirst(wantsFirst);
      }),
    [],
  );
  const buildRoute = useBuildRoute();
  const everything = buildRoute('search', {}, { search: { q: typed.trim() } });
  const chosen = Math.min(at, found.length - 1);
  // Enter waits for the names of the regions: pressed early it must not lead past the region that was typed.
  const first = isReady ? (found[chosen]?.to ?? everything) : null;
  const goOn = useEffectEvent((to: string) => goTo(to));
  useEffect(() => {
    if (goesFirst && first !== null) goOn(first);
  }, [goesFirst, first]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((chosen + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') setGoesFirst(true);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('Ui_Search')}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          autoFocus
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={found[chosen] && `${id}-${found[chosen].id}`}
          aria-label={t('Ui_Search')}
          placeholder={t('Search_Placeholder')}
          value={typed}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <Results {...{ id, found, chosen, goTo }} />
      <p className={styles.foot}>
        <output>
          {typed.trim() === ''
            ? t('Search_Hint')
            : busy
              ? t('Ui_Loading')
              : found.length === 0
                ? t('Ui_NothingFound')
                : null}
        </output>
        {typed.trim() !== '' && (
          <Link to={everything} onClick={close}>
            {t('Search_All')}
          </Link>
        )}
      </p>
    </dialog>
  );
}

const icons = {
  region: 'map',
  news: 'news',
  entity: 'people',
  industry: 'company',
  measure: 'document',
} as const;

function Results({
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
