import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useBuildRoute, useFindRoute } from '#platform/web/routes/routes-context.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useSearch, type Found } from './use-search.ts';
import styles from './SearchPalette.module.css';

/** Search over everything: type, choose with the arrows, Enter goes there; Enter on nothing opens the search page. */
export function SearchPalette() {
  const t = useText();
  const { send } = useInterface();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { found, busy } = useSearch(typed);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => send({ type: 'hidePanel' });
  const goTo = useGoTo(close);
  const buildRoute = useBuildRoute();
  const everything = buildRoute('search', {}, { search: { q: typed.trim() } });
  useEffect(() => {
    const panel = dialog.current;
    panel?.showModal();
    return () => panel?.close();
  }, []);
  const chosen = Math.min(at, found.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((chosen + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') goTo(found[chosen]?.to ?? everything);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles['palette']} aria-label={t('Ui_Search')} onClose={close} onClick={(event) => event.target === dialog.current && close()}>
      <div className={styles['field']}>
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
      <p className={styles['foot']} role="status">
        {typed.trim() === '' ? t('Search_Hint') : busy ? t('Ui_Loading') : found.length === 0 ? t('Ui_NothingFound') : null}
        {typed.trim() !== '' && (
          <Link to={everything} onClick={close}>
            {t('Search_All')}
          </Link>
        )}
      </p>
    </dialog>
  );
}

function Results({ id, found, chosen, goTo }: { id: string; found: Found[]; chosen: number; goTo: (to: string) => void }) {
  const t = useText();
  const headings = { region: t('Search_Regions'), news: t('Search_Headlines') };
  return (
    <ul id={id} role="listbox" aria-label={t('Search_Results')} className={styles['results']}>
      {found.map((item, index) => (
        <li key={item.id} id={`${id}-${item.id}`} role="option" aria-selected={index === chosen} onClick={() => goTo(item.to)}>
          {item.kind !== found[index - 1]?.kind && <span className={styles['kind']}>{headings[item.kind]}</span>}
          <span className={styles['line']}>
            <Icon name={item.kind === 'region' ? 'map' : 'news'} size={14} />
            <span className={styles['title']}>{item.title}</span>
            <span className={styles['note']}>{item.note}</span>
          </span>
        </li>
      ))}
    </ul>
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
