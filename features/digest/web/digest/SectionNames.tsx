import { Link } from '#platform/web/Link.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { DigestData } from './load-digest.ts';
import { keyOfSection, type SectionOrder } from './use-section-order.ts';
import styles from './Digest.module.css';

interface Props extends Pick<DigestData['digest'], 'isPersonal'> {
  isLoggedIn: boolean;
  order: SectionOrder;
}

/** The sections with their counts; one's own can be put into another order by hand or by keys. */
export function SectionNames({ isPersonal, isLoggedIn, order }: Props) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { list, shown, held, said, byKey, byHand } = order;
  const isMovable = isPersonal && shown.length > 1;
  return (
    <nav aria-label={t('Digest_SectionsOf')} className={styles.names}>
      <h2>{t('Digest_Sections')}</h2>
      <ul className={styles.counts} ref={list}>
        {shown.map((section) => {
          const key = keyOfSection(section);
          const { name, total } = section;
          return (
            <li key={key} data-key={key} className={held === key ? styles.held : undefined}>
              {isMovable && (
                <IconButton
                  icon="grip"
                  size={28}
                  label={t('Digest_Move', { name })}
                  className={styles.grip}
                  onKeyDown={byKey(section, true)}
                  {...byHand(section)}
                />
              )}
              <a href={`#${key}`} onKeyDown={isMovable ? byKey(section, false) : undefined}>
                {name}
              </a>{' '}
              <span>{formats.integer(total)}</span>
            </li>
          );
        })}
      </ul>
      <output className="sr-only">{said}</output>
      {isMovable && <p className={typeStyles.note}>{t('Digest_OrderNote')}</p>}
      {!isPersonal && <p className={typeStyles.note}>{t('Digest_Usual')}</p>}
      {isLoggedIn && (
        <Link className="link" to={buildRoute('mine')}>
          {t('Digest_ToSubscriptions')}
        </Link>
      )}
    </nav>
  );
}
