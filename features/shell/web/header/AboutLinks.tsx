import { useParams } from 'react-router';
import { aboutEntries, isCurrentEntry } from '#features/shell/domain/main-menu.ts';
import { Link } from '#platform/web/Link.tsx';
import { useCurrentRoute, useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';

/** The news of the service and what it is; the one that is shown is marked. */
export function AboutLinks({ onGo }: { onGo?: () => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const page = { route: useCurrentRoute()?.name, id: useParams()['id'] };
  return aboutEntries.map((entry) => (
    <Link
      key={entry.route}
      to={buildRoute(entry.route, entry.params)}
      aria-current={isCurrentEntry(entry, page) ? 'page' : undefined}
      onClick={onGo}
    >
      {t(entry.text)}
    </Link>
  ));
}
