import { useTextFaces } from '#platform/ui/fonts/use-text-faces.ts';
import { Tooltip } from '#platform/ui/popups/Tooltip.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useLocale, useRichText, useText } from '#platform/web/text.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { canEditNews } from '../../domain/editing/abilities.ts';
import { ItemTools } from '../item/ItemTools.tsx';
import { PlaceLinks } from '../named/PlaceLinks.tsx';
import type { Story } from '../answers.ts';
import { StoryFigures } from './StoryFigures.tsx';
import { StorySummary } from './StorySummary.tsx';
import { useWhy } from './use-why.ts';
import styles from './StoryHead.module.css';

/** The story in a sentence: its lead headline, who wrote it, how many wrote and since when. */
export function StoryHead({ story, title }: { story: Story; title: string }) {
  useTextFaces();
  const t = useText();
  const rich = useRichText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const writeMoment = useMoment();
  const why = useWhy(story);
  const { account } = useSession();
  const { lead, rubricId, rubric, places, itemCount, sourceCount, reprintCount, popularity } = story;
  return (
    <header>
      <p className={styles.eyebrow}>
        <b>{t('News_Story_Label')}</b>
        {', '}
        {rubricId === null ? (
          t('News_NoRubric')
        ) : (
          <Link to={buildRoute('rubric', { id: rubricId })}>{rubric}</Link>
        )}
        {places.length > 0 && (
          <>
            {', '}
            <PlaceLinks places={places} />
          </>
        )}
        {story.isHot && <>, {t('News_Story_Hot')}</>}
      </p>
      <h1 className={styles.title} lang={lead.language === locale ? undefined : lead.language}>
        <Link to={buildRoute('article', { newsId: lead.newsId })}>{title}</Link>
      </h1>
      <p className={styles.by}>
        <Link to={buildRoute('source', { id: lead.sourceId })}>
          <b>{lead.sourceName}</b>
        </Link>
        , <time dateTime={lead.hasTime ? lead.date : undefined}>{writeMoment(lead.date, lead.hasTime)}</time>
      </p>
      <ItemTools newsId={lead.newsId} title={lead.title} language={lead.language} />
      {canEditNews(account) && (
        <p>
          <Link to={buildRoute('deskStory', { id: story.storyId })} className="link">
            {t('News_Story_Edit')}
          </Link>
        </p>
      )}
      <p className={styles.counts}>
        {rich('News_Story_Counts', {
          items: itemCount,
          sources: sourceCount,
          reprints: reprintCount,
          first: writeMoment(story.firstAt),
          popularity: (
            <Tooltip content={why.join(' ')} focusable>
              {t(`News_Popularity_${popularity as 0 | 1 | 2 | 3 | 4}`)}
            </Tooltip>
          ),
        })}
      </p>
      <StorySummary story={story} />
      <StoryFigures story={story} />
    </header>
  );
}
