import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import type { ThemeDeskData } from './load-theme-desk.ts';
import styles from './ThemeDesk.module.css';

/** Circles with their themes and how many quotes each has; first what stands under none, where a new theme is made. */
export function ThemeList({
  data: { themes, scopes, themeId },
}: {
  data: Pick<ThemeDeskData, 'themes' | 'scopes' | 'themeId'>;
}) {
  const t = useText();
  const formats = useFormats();
  return (
    <nav aria-label={t('Titles_DeskThemes')}>
      <p className={styles.none}>
        <Link className="link" to="?" aria-current={themeId === 0 ? 'true' : undefined} preventScrollReset>
          {t('QuoteDesk_Without')}
        </Link>
      </p>
      {scopes.map((scope) => (
        <div key={scope.id}>
          <h2 className={styles.name}>{scope.name}</h2>
          <ul className={styles.choices}>
            {themes
              .filter(({ scopeId }) => scopeId === scope.id)
              .map(({ id, name, count }) => (
                <li key={id}>
                  <Link
                    to={`?theme=${id}`}
                    aria-current={id === themeId ? 'true' : undefined}
                    preventScrollReset
                  >
                    {name}
                  </Link>
                  <span>{formats.integer(count)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
