import { useInterface } from '#platform/web/session/visit.ts';
import { dossierLink, headerTabTypes } from '#platform/web/session/header-tabs.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import shell from '../shell/Shell.module.css';
import styles from './HeaderTabs.module.css';

const tabTexts = { current: 'Tabs_Current', profile: 'Tabs_Profile', cell: 'Tabs_Cell' } as const;

/** Tabs above a dossier, one active at a time; the profile leads to the dossier in the space service. */
export function HeaderTabs() {
  const t = useText();
  const { spaceUrl } = useStart();
  const { tabs, send } = useInterface();
  return (
    <div className={shell.wrap}>
      <ul className={styles.tabs}>
        {headerTabTypes.map((tab) => (
          <li key={tab}>
            {tab === 'profile' && tabs.data ? (
              <a
                href={dossierLink(spaceUrl, 'dossier', tabs.data.type, tabs.data.yugoId)}
                target="_blank"
                rel="noopener"
              >
                {t(tabTexts[tab])}
              </a>
            ) : (
              <button
                type="button"
                aria-pressed={tabs.active === tab}
                onClick={() => send({ type: 'tabs', change: { type: 'activate', tab } })}
              >
                {t(tabTexts[tab])}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
