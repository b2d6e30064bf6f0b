import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { findRubric } from '#features/news/public.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { languageName } from '../words/use-choices.ts';
import styles from './Add.module.css';

type Item = OutputOf<'feeds/testFeed'>['items'][number];

interface Props {
  items: readonly Item[];
  regions: OutputOf<'site/getRegionNames'>['regions'];
}

/** The first items of a feed as they would come out. */
export function PreviewItems({ items, regions }: Props) {
  const t = useText();
  if (items.length === 0) return <p className={styles.none}>{t('Feeds_PreviewEmpty')}</p>;
  return (
    <ol className={styles.items}>
      {items.map((item, at) => (
        <li key={at}>
          <PreviewItem item={item} regions={regions} />
        </li>
      ))}
    </ol>
  );
}

function PreviewItem({ item, regions }: { item: Item; regions: Props['regions'] }) {
  const t = useText();
  const locale = useLocale();
  const nearDay = useNearDay();
  const { title, link, publishedAt, rubricId, yugoIds, language, isNews } = item;
  const places = yugoIds.flatMap((id) => regions.find(({ yugoId }) => yugoId === id)?.byLocale[locale] ?? []);
  const words = [
    publishedAt === null ? t('Feeds_NoDate') : nearDay(dayAt(new Date(publishedAt))),
    rubricId === null ? null : findRubric(rubricId, locale)?.name,
    ...places,
    language === 'other' ? null : languageName(language, locale),
    isNews ? null : t('Feeds_NotNews'),
  ];
  return (
    <>
      <p className={styles.headline}>
        {link === null ? title : <ExternalLink href={link}>{title}</ExternalLink>}
      </p>
      <p className={styles.facts}>{words.filter(Boolean).join(' · ')}</p>
    </>
  );
}
