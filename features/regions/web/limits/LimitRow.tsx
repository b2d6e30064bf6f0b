import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './LimitsTile.module.css';

type Limit = OutputOf<'regiondossier/GetRegionLimitations'>['limitations'][number];

/** One limitation: what, how strict, since when, and where to read of it. */
export function LimitRow({ limit, isOfPlace }: { limit: Limit; isOfPlace: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { day: writeDay } = useFormats();
  const { kind, name, text, level, highest, scope, since, place, links } = limit;
  const isOfficial = kind === 'order';
  const meta = [
    !isOfPlace && place.name,
    t(kind === 'report' ? 'RegionLimits_Reported' : 'RegionLimits_Since', { day: writeDay(since) }),
    level !== null && highest !== null && t('RegionLimits_Level', { level, highest }),
    scope && t(`RegionLimits_Scope_${scope}`),
  ].filter((part) => typeof part === 'string');
  return (
    <li>
      {name !== null && <b>{name}</b>}
      {name !== null && text !== null && ': '}
      {text !== null && <span lang={isOfficial && locale !== 'ru' ? 'ru' : undefined}>{text}</span>}
      <div className={styles.meta}>
        {meta.join(' · ')}
        {links.map(({ day, url }) => (
          <span key={url}>
            {' · '}
            <a href={url} rel="noreferrer" className="link">
              {t('RegionLimits_Link', { site: siteOf(url), day: writeDay(day) })}
            </a>
          </span>
        ))}
      </div>
    </li>
  );
}

/** Name of the site as a reader knows it. */
function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
