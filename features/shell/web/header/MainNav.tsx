import { useParams } from 'react-router';
import { isCurrentEntry, listMenu } from '#features/shell/domain/main-menu.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useCurrentRoute, useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';

/** The main menu of this visitor; the entry of the shown page is marked. */
export function MainNav({ className, onGo }: { className?: string; onGo?: () => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { isLoggedIn, account } = useSession();
  const page = { route: useCurrentRoute()?.name, id: useParams()['id'] };
  const entries = listMenu({ ...account, isLoggedIn }).map((entry) => ({
    ...entry,
    to: buildRoute(entry.route, entry.params),
  }));
  return (
    <nav className={className} aria-label={t('Shell_MainMenu')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.route}>
            <Link
              to={entry.to}
              aria-current={isCurrentEntry(entry, page) ? 'page' : undefined}
              onClick={onGo}
            >
              {entry.route === 'sections' && <Icon name="grid" size={14} />}
              {t(entry.text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
