import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { useText } from '#platform/web/text.ts';
import type { Recipe } from './ReadingParts.tsx';
import styles from './One.module.css';

/** Where the source is asked, how often it publishes and under which licence. */
export function SourceFacts({ recipe }: { recipe: Recipe }) {
  const t = useText();
  const { address, every, calendarUrl, licence, licenceUrl } = recipe;
  return (
    <dl className={styles.facts}>
      <dt>{t('Sources_Address')}</dt>
      <dd>{address}</dd>
      <dt>{t('Sources_Calendar')}</dt>
      <dd>
        <Linked href={calendarUrl} text={t(`Sources_Every_${every}`)} />
      </dd>
      <dt>{t('Sources_Licence')}</dt>
      <dd>
        <Linked href={licenceUrl} text={licence} />
      </dd>
    </dl>
  );
}

function Linked({ href, text }: { href: string | null; text: string }) {
  return href === null ? text : <ExternalLink href={href}>{text}</ExternalLink>;
}
