import type { ReactNode } from 'react';
import { isLocale } from '#platform/shared/locales.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats, useMoment } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { newsDay } from '../rows/use-news-time.ts';
import type { NewsAnswer } from '../answers.ts';
import { WrongButton } from './WrongButton.tsx';
import { ToneMark } from '../named/ToneMark.tsx';
import styles from './ItemFacts.module.css';

/** From this probability on it is said that an item may be no news. */
const notNewsFrom = 0.5;

/** What is known of an item, with how sure the engine is, and in words what is not. */
export function ItemFacts({ answer }: { answer: NewsAnswer }) {
  const t = useText();
  const { dayWithWeekday, share } = useFormats();
  const { news, analysis } = answer;
  const time = news.hasTime
    ? `${formatTime(new Date(news.date))}, ${t('News_Moscow')}`
    : t('News_TimeUnknown');
  return (
    <Tile title={t('News_Item_Analysis')} level={2} source={t('News_Item_AnalysisSource')}>
      <dl className={styles.facts}>
        <Fact name={t('News_Published')}>
          {dayWithWeekday(newsDay(news))}, {time}
        </Fact>
        <Fact name={t('News_Rubric')}>
          {news.rubric ?? t('News_RubricUnknown')}
          {analysis.rubricShare !== null && (
            <span className={styles.trust}>
              {' '}
              {t('News_Item_Trust', { share: share(analysis.rubricShare, 0) })}
            </span>
          )}
        </Fact>
        <Fact name={t('News_Item_Tone')}>
          {news.tone === null ? t('News_Item_ToneUnknown') : <ToneMark tone={news.tone} />}
        </Fact>
        {analysis.notNewsShare >= notNewsFrom && (
          <Fact name={t('News_Item_NotNews')}>
            {t('News_Item_NotNewsText', { share: share(analysis.notNewsShare, 0) })}
          </Fact>
        )}
        <Fact name={t('News_Item_Genre')}>{t(`News_Genre_${genreOf(news.genreId)}`)}</Fact>
        <StoryFact answer={answer} />
        <Fact name={t('News_Language')}>
          {isLocale(news.language) ? t(`News_Language_${news.language}`) : news.language}
        </Fact>
        <EarlierFact answer={answer} />
        <WrongFact answer={answer} />
      </dl>
    </Tile>
  );
}

/** What a reader may say is wrong: the story it is counted to, each place it is listed under. */
function WrongFact({ answer: { news, analysis } }: { answer: NewsAnswer }) {
  const t = useText();
  const { newsId, story } = news;
  const inStory = story !== null && story.itemCount > 1;
  if (!inStory && analysis.places.length === 0) return null;
  return (
    <Fact name={t('News_Wrong')}>
      {inStory && <WrongButton newsId={newsId} />}
      {analysis.places.map((place) => (
        <WrongButton key={place.yugoId} newsId={newsId} region={place} />
      ))}
    </Fact>
  );
}

function genreOf(genreId: number): 1 | 2 | 3 | 4 {
  return genreId === 2 || genreId === 3 || genreId === 4 ? genreId : 1;
}

function StoryFact({ answer: { news } }: { answer: NewsAnswer }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { story } = news;
  if (story === null || story.itemCount <= 1)
    return <Fact name={t('News_Story')}>{t('News_StoryAlone')}</Fact>;
  return (
    <Fact name={t('News_Story')}>
      <Link to={buildRoute('story', { id: story.storyId })} className="link">
        {t('News_Story_Brief', { items: story.itemCount, sources: story.sourceCount })}
      </Link>
      <span className={styles.trust}>
        {' '}
        {t('News_Item_Popularity', {
          popularity: t(`News_Popularity_${news.popularity as 0 | 1 | 2 | 3 | 4}`),
        })}
      </span>
    </Fact>
  );
}

function EarlierFact({ answer: { earlierTitles } }: { answer: NewsAnswer }) {
  const t = useText();
  const writeMoment = useMoment();
  if (earlierTitles.length === 0) return null;
  return (
    <Fact name={t('News_Item_Earlier')}>
      {earlierTitles.map(({ until, title }) => (
        <p key={until}>
          <del>{title}</del>{' '}
          <span className={styles.trust}>{t('News_Item_Until', { moment: writeMoment(until) })}</span>
        </p>
      ))}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
