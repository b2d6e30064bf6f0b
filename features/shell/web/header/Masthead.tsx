import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useInterface } from '#platform/web/session/visit.ts';
import { useText } from '#platform/web/text.ts';
import { searchPaletteId } from '../search/palette-id.ts';
import { SafePart } from '../shell/SafePart.tsx';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import shell from '../shell/Shell.module.css';
import styles from './Masthead.module.css';

/** The name, the menu, the search. Under 1336 px the menu is in the burger. */
export function Masthead() {
  const t = useText();
  const { send } = useInterface();
  return (
    <div className={styles.masthead}>
      <div className={`${shell.wrap} ${styles.row}`}>
        <span className={styles.burger}>
          <IconButton
            icon="menu"
            size={40}
            label={t('Shell_Menu')}
            onClick={() => send({ type: 'showPanel', panel: 'sidebar' })}
          />
        </span>
        <Logo className={styles.logo} />
        <SafePart name="menu">
          <MainNav className={styles.nav} />
        </SafePart>
        <span className={styles.space} />
        <button
          type="button"
          className={styles.search}
          popoverTarget={searchPaletteId}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Icon name="search" />
          {t('Search_Open')}
          <kbd>Ctrl&#x202F;K</kbd>
        </button>
      </div>
    </div>
  );
}
