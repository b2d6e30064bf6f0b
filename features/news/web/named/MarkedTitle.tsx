import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { cutTitle, type TitleMark } from '../../domain/feed/wording/mark-title.ts';
import styles from './MarkedTitle.module.css';

/** A headline in which what has a dossier leads to it; money, numbers and dates are marked alone (decision 20). */
export function MarkedTitle({
  title,
  shown,
  marks,
}: {
  title: string;
  shown: string;
  marks: readonly TitleMark[];
}) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return cutTitle(title, shown, marks).map(({ text, mark }, index) => {
    if (mark === null) return text;
    const words = t(`News_Kind_${mark.kind}`);
    return mark.entityId === null ? (
      <span key={index} className={styles.figure} title={words}>
        {text}
      </span>
    ) : (
      <Link
        key={index}
        to={buildRoute('dossier', { kind: mark.kind, id: mark.entityId })}
        className={styles.entity}
        title={words}
      >
        {text}
      </Link>
    );
  });
}
