import type { EventContent } from '#features/news/public.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { ServicePreview } from './ServicePreview.tsx';
import styles from './Preview.module.css';

/** An exclusive event, an analysis or a review as readers will see it: day and author, then its text. */
export function EventPreview({ content }: { content: EventContent }) {
  const { day: writeDay } = useFormats();
  const { author, day } = content;
  const line = [day === null ? '' : writeDay(day), author.trim()].filter((part) => part !== '').join(', ');
  return (
    <>
      {line !== '' && <p className={styles.facts}>{line}</p>}
      <ServicePreview content={content} />
    </>
  );
}
