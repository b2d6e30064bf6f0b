import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import type { MenuItem } from '#platform/ui/popups/menu-item.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { listPersonMenu } from './list-person-menu.ts';
import styles from './UtilityBar.module.css';

/** The person's name with their menu, what they keep counted as soon as they come near; on phones the initials alone. */
export function UserMenu({ short = false }: { short?: boolean }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account, logout } = useSession();
  const { integer } = useFormats();
  const api = useApi();
  const [kept, count] = useRequest((_input: null, signal) => api.call('news/countKept', {}, { signal }));
  const countKept = () => void count(null);
  const links = listPersonMenu(account).map(({ route, params, text, kept: kind }): MenuItem => ({
    id: route,
    label: t(text),
    to: buildRoute(route, params),
    note: kind === undefined || !kept.data?.[kind] ? undefined : integer(kept.data[kind]),
  }));
  const items: (MenuItem | 'line')[] = [
    ...links,
    'line',
    { id: 'logout', label: t('Menu_LogOut'), icon: 'logout', onSelect: () => void logout() },
  ];
  const name = account.name === '' ? account.email : account.name;
  return (
    <Dropdown
      label={name}
      align="end"
      items={items}
      renderToggle={(toggle) => (
        <button
          type="button"
          className={styles.toggle}
          onPointerEnter={countKept}
          onFocus={countKept}
          {...toggle}
        >
          <span className={styles.avatar} aria-hidden>
            {writeInitials(name)}
          </span>
          {short ? (
            <span className="sr-only">{name}</span>
          ) : (
            <>
              <span className={styles.person}>{name}</span> <Icon name="chevron-down" size={12} />
            </>
          )}
        </button>
      )}
    />
  );
}

/** One or two capital letters for a name: «Ирина Ковалёва» → ИК. */
function writeInitials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}
