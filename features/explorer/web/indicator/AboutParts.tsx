import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { useText } from '#platform/web/text.ts';
import type { Told } from './load-indicator.ts';
import page from '../Explore.module.css';

/** What is measured and how, by what the catalogue holds, and when the next values are due. */
export function AboutParts({ told: { indicator, isSum, parts, next } }: { told: Told }) {
  const t = useText();
  const { day } = useFormats();
  const unit = unitTitle(indicator.unit);
  const told = [
    `${indicator.name}${unit === '' ? '' : `, ${unit}`}.`,
    t(`Explore_How_${indicator.period}`),
    ...(parts > 0 ? [t('Explore_How_parts', { count: parts })] : []),
    t(isSum ? 'Explore_How_sum' : 'Explore_How_noSum'),
    ...(indicator.upIs === 'neutral' ? [] : [t(`Explore_How_${indicator.upIs}`)]),
  ];
  return (
    <>
      <section>
        <h2 className={page.heading}>{t('Explore_Indicator_How')}</h2>
        <ul className={page.rows}>
          {told.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={page.heading}>{t('Explore_Indicator_Next')}</h2>
        <p>
          {next === null
            ? t('Explore_Indicator_NextNone')
            : t('Explore_Indicator_NextDay', { day: day(next.day), source: next.source })}{' '}
          {next !== null && next.url !== null && (
            <ExternalLink href={next.url}>{t('Explore_Indicator_Calendar')}</ExternalLink>
          )}
        </p>
      </section>
    </>
  );
}
