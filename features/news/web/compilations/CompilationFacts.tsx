import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import styles from './CompilationFacts.module.css';

interface Counted {
  newsCount: number;
  storyCount: number;
  latestAt: string | null;
  isByRule: boolean;
}

/** How much a compilation holds, how fresh it is and who fills it. */
export function CompilationFacts({ compilation }: { compilation: Counted }) {
  const t = useText();
  const { dayMonth } = useFormats();
  const { newsCount, storyCount, latestAt, isByRule } = compilation;
  const parts = [
    t('News_CompilationCounts', { news: newsCount, stories: storyCount }),
    latestAt !== null && t('News_CompilationLatest', { day: dayMonth(dayAt(new Date(latestAt))) }),
    t(isByRule ? 'News_CompilationByRule' : 'News_CompilationByHand'),
  ];
  return <p className={styles.facts}>{parts.filter((part) => part !== false).join(' · ')}</p>;
}
