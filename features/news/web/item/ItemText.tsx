import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import type { NewsAnswer } from '../answers.ts';
import styles from './ItemText.module.css';

/** The full text, where its feed or licence gives it, with whose it is. */
export function ItemText({ answer: { news, text, sourceDomain } }: { answer: NewsAnswer }) {
  const t = useText();
  const locale = useLocale();
  if (text === null) return null;
  return (
    <section aria-label={t('News_Item_Text')}>
      <div
        className={styles.text}
        lang={news.language === locale ? undefined : news.language}
        // The server sanitised it: only the tags of a text are left, without scripts, styles and pictures.
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
      <p className={styles.origin}>
        {t(`News_Item_Origin_${text.origin}`, { source: news.sourceName })}{' '}
        {text.licence !== null && `${t('News_Item_Licence', { licence: text.licence })} `}
        {text.origin !== 'own' && (
          <ExternalLink href={news.sourceLink} className="link">
            {t('News_ReadAtSource', { domain: sourceDomain })}
          </ExternalLink>
        )}
      </p>
    </section>
  );
}
