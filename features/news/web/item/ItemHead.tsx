import { useTextFaces } from '#platform/ui/fonts/use-text-faces.ts';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { buttonClass } from '#platform/ui/buttons/button-class.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import type { NewsAnswer } from '../answers.ts';
import { ItemTools } from './ItemTools.tsx';
import { MarkedTitle } from '../named/MarkedTitle.tsx';
import { PlaceLinks } from '../named/PlaceLinks.tsx';
import styles from './ItemHead.module.css';

/** The headline with what it names, who published it and when; where there is no text, the way to it at its source. */
export function ItemHead({ answer, title }: { answer: NewsAnswer; title: string }) {
  useTextFaces();
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const writeMoment = useMoment();
  const { news, analysis, text, sourceDomain } = answer;
  return (
    <header>
      <p className={styles.eyebrow}>
        {news.rubricId === null ? (
          t('News_NoRubric')
        ) : (
          <Link to={buildRoute('rubric', { id: news.rubricId })}>
            <b>{news.rubric}</b>
          </Link>
        )}
        {analysis.places.length > 0 && (
          <>
            {', '}
            <PlaceLinks places={analysis.places} />
          </>
        )}
      </p>
      <h1 className={styles.title} lang={news.language === locale ? undefined : news.language}>
        <MarkedTitle title={news.title} shown={title} marks={analysis.marks} />
      </h1>
      <p className={styles.by}>
        <Link to={buildRoute('source', { id: news.sourceId })}>
          <b>{news.sourceName}</b>
        </Link>
        , <time dateTime={news.hasTime ? news.date : undefined}>{writeMoment(news.date, news.hasTime)}</time>
        {news.timeToRead > 0 && <>, {t('News_Item_TimeToRead', { count: news.timeToRead })}</>}
      </p>
      <ItemTools newsId={news.newsId} title={news.title} language={news.language} text={news.announce} />
      {news.image !== null && (
        <div className={styles.picture}>
          <img src={news.image.url} alt="" decoding="async" />
        </div>
      )}
      {text === null && (
        <>
          {news.announce !== null && <p className={styles.announce}>{news.announce}</p>}
          <p className={styles.note}>
            {t(news.announce === null ? 'News_HeadlineOnly' : 'News_Item_AnnounceOnly')}
          </p>
          <p>
            <ExternalLink href={news.sourceLink} className={buttonClass({ variant: 'primary' })}>
              {t('News_ReadAtSource', { domain: sourceDomain })}
            </ExternalLink>
          </p>
        </>
      )}
    </header>
  );
}
