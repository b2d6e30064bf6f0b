import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Form } from 'react-router';
import { Hidden, Input } from '#platform/ui/controls/Input.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { loadChunk } from '#platform/web/errors/chunk-error.ts';
import { useAsOf, useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { searchPaletteId } from './palette-id.ts';
import styles from './SearchPalette.module.css';

const loadResults = () => loadChunk(() => import('./SearchResults.tsx'));
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }));

/** What a reader does before they may search: what finds comes with it, not with the page. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Search over everything: type, choose with the arrows, Enter goes there; Enter on nothing opens the search page. Its field
 * stands in the server's page and the browser opens it, so that no letter waits for scripts; without them Enter asks the search page.
 */
export function SearchEntry() {
  const t = useText();
  const address = useBuildRoute()('search', {}, { search: { asOf: null } });
  const asOf = useAsOf();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [goesFirst, setGoesFirst] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const { box, isOpen, close, onToggle } = usePalette(() => {
    setTyped('');
    setAt(0);
    setGoesFirst(false);
    setActive(null);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setAt(at + (event.key === 'ArrowDown' ? 1 : -1));
  };
  return (
    <div
      ref={box}
      id={searchPaletteId}
      popover="auto"
      role="dialog"
      className={styles.palette}
      aria-label={t('Ui_Search')}
      onToggle={onToggle}
    >
      <Form
        action={address}
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          setGoesFirst(true);
        }}
      >
        <Icon name="search" />
        <Input
          // Not a search field of the browser: its Escape would empty the line instead of closing the panel.
          inputMode="search"
          enterKeyHint="search"
          name="q"
          role="combobox"
          autoFocus
          autoComplete="off"
          aria-expanded={active !== null}
          aria-controls={id}
          aria-activedescendant={active ?? undefined}
          aria-label={t('Ui_Search')}
          placeholder={t('Search_Placeholder')}
          value={typed}
          maxLength={200}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
            setGoesFirst(false);
          }}
          onKeyDown={onKeyDown}
        />
        {asOf !== null && <Hidden name="asOf" value={asOf} />}
        <kbd>Esc</kbd>
      </Form>
      {isOpen && (
        <Suspense fallback={<p className={styles.foot}>{t('Ui_Loading')}</p>}>
          <SearchResults {...{ id, typed, at, goesFirst, close }} onActive={setActive} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the panel is open, which the browser decides; what finds comes when somebody may search. */
function usePalette(onClosed: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    // Drawn in the browser alone the field would not be the one that takes the focus when the panel opens.
    if (input) input.autofocus = true;
    // Opened before the scripts came.
    if (box.current?.matches(':popover-open')) setOpen(true);
  }, []);
  useEffect(() => {
    // A failure shows itself when the search is really opened.
    const prepare = () => void loadResults().catch(() => {});
    for (const sign of signs) document.addEventListener(sign, prepare, { once: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
    };
  }, []);
  useEffect(() => {
    const byKey = (event: globalThis.KeyboardEvent): void => {
      const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (code !== 'KeyK' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      box.current?.togglePopover();
    };
    document.addEventListener('keydown', byKey);
    return () => document.removeEventListener('keydown', byKey);
  }, []);
  return {
    box,
    isOpen,
    close: () => box.current?.hidePopover(),
    onToggle: ({ newState }: { newState: string }) => {
      setOpen(newState === 'open');
      if (newState !== 'open') onClosed();
    },
  };
}
