import type { MessageKey } from '#app/messages.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { formats } from '../../domain/recipe/fields.ts';
import { formatNames } from './format-names.ts';
import styles from './Recipe.module.css';

/** What a new recipe can begin with: the format of the answers, or a recipe that is known to work. */
export function Templates({ sources }: { sources: readonly { code: string; title: string }[] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <>
      <ul className={styles.templates}>
        {formats.map((format) => (
          <li key={format}>
            <Link className="link" to={buildRoute('figureSourceNew', {}, { search: { format } })}>
              {formatNames[format]}
            </Link>
            <span>{t(`Sources_Template_${format.replaceAll('-', '_')}` as MessageKey)}</span>
          </li>
        ))}
      </ul>
      <h2 className={styles.like}>{t('Sources_NewLike')}</h2>
      <ul className={styles.ready}>
        {sources.map(({ code, title }) => (
          <li key={code}>
            <Link className="link" to={buildRoute('figureSourceNew', {}, { search: { like: code } })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
