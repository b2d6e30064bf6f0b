import { redirect, useLoaderData } from 'react-router';
import { FollowButton } from '#services/following/public.web.ts';
import { useTextFaces } from '#platform/ui/fonts/use-text-faces.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../domain/feed/wording/typeset-headline.ts';
import { AffairDays } from './affair/AffairDays.tsx';
import { AffairFigures } from './affair/AffairFigures.tsx';
import { AffairHeadlines } from './affair/AffairHeadlines.tsx';
import { FirstOutlets, SilentOutlets } from './affair/AffairOutlets.tsx';
import { NearbyStories } from './affair/NearbyStories.tsx';
import { layAffair } from './affair/affair-columns.ts';
import { AffairSteps } from './affair/AffairSteps.tsx';
import { FeedLinks } from './bars/FeedLinks.tsx';
import { PageWithRail } from './item/PageWithRail.tsx';
import railStyles from './item/PageWithRail.module.css';
import { EntityList } from './named/EntityList.tsx';
import styles from './AffairPage.module.css';

const load = (async ({ api, params, locale, url, signal }) => {
  const id = idOf(params, 'id', { max: Number.MAX_SAFE_INTEGER, code: 'news_not_found' });
  const affair = await api.call('news/getAffair', { id }, { signal });
  // One step alone is a story.
  if (affair.steps.length < 2) throw redirect(`/${locale}/story/${affair.storyId}${url.search}`);
  if (affair.affairId !== id) throw redirect(`/${locale}/affair/${affair.affairId}${url.search}`);
  return affair;
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** An affair by its steps: what followed what, which figures changed or differ, who was first and who does not write. */
export default function AffairPage() {
  useTextFaces();
  const affair = useLoaderData<typeof loader>();
  const t = useText();
  const locale = useLocale();
  const { dayRange } = useFormats();
  const { language, steps, itemCount, sourceCount, entities } = affair;
  const { isFirstInRail, headlines } = layAffair(affair);
  const title = typesetHeadline(affair.title, language);
  const span = dayRange(dayAt(new Date(affair.firstAt)), dayAt(new Date(affair.latestAt)));
  return (
    <>
      <PageTitle description={t('News_Affair_Description', { title, steps: steps.length })}>
        {title}
      </PageTitle>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{t('News_Affair_Label')}</p>
        <h1 className={styles.title} lang={language === locale ? undefined : language}>
          {title}
        </h1>
        <p className={styles.acts}>
          <FollowButton type="affair" value={affair.affairId} name={title} />{' '}
          <FeedLinks of={`affair/${affair.affairId}`} />
        </p>
        <p className={styles.counts}>
          {t('News_Affair_Counts', { steps: steps.length, items: itemCount, sources: sourceCount, span })}
        </p>
      </header>
      <AffairDays affair={affair} span={span} />
      <PageWithRail
        rail={
          <div className={railStyles.tiles}>
            <AffairFigures figures={affair.figures} />
            {isFirstInRail && <FirstOutlets affair={affair} />}
            <SilentOutlets affair={affair} />
            {entities.length > 0 && (
              <Tile title={t('News_Affair_Named')} level={2}>
                <EntityList entities={entities} />
              </Tile>
            )}
          </div>
        }
      >
        <AffairSteps affair={affair} />
        <div className={styles.beside}>
          <NearbyStories stories={affair.nearby} />
          {!isFirstInRail && <FirstOutlets affair={affair} />}
        </div>
        <AffairHeadlines affair={affair} count={headlines} />
      </PageWithRail>
    </>
  );
}
