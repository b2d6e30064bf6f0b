import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { useTextAddress } from './use-text-address.ts';
import styles from './Guide.module.css';

interface Props {
  text: string;
  found: OutputOf<'guide/findTexts'>['found'];
}

/** The parts that were found, the best first; or that there are none. */
export function FoundParts({ text, found }: Props) {
  const t = useText();
  const locale = useLocale();
  const addressOf = useTextAddress();
  return (
    <>
      <p className={typeStyles.note} role="status">
        {found.length === 0 ? t('Guide_None', { text }) : t('Guide_Found', { count: found.length, text })}
      </p>
      {found.length > 0 && (
        <ol className={styles.found}>
          {found.map(({ address, anchor, title, heading, language, excerpt }) => (
            <li key={`${address}#${anchor}`} lang={language === locale ? undefined : language}>
              <Link to={addressOf(address, anchor)}>{heading}</Link>
              {heading !== title && <span className={typeStyles.meta}> {title}</span>}
              <p className={typeStyles.note}>{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
