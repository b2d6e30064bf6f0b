import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { useText } from '#platform/web/text.ts';
import { FollowButton } from '#services/following/public.web.ts';
import { HeadlineRows } from '../HeadlineRows.tsx';
import { pageSize, type CategoriesData, type Category } from './load-categories.ts';
import { useDeleting } from './use-deleting.ts';
import styles from './Categories.module.css';

type Shown = NonNullable<CategoriesData['shown']>;

/** A category: what it is made of, and its headlines or stories of seven days. */
export function CategoryView({ shown: { category, news, page } }: { shown: Shown }) {
  const t = useText();
  const turn = useTurnAddress({ replace: false });
  const [search] = useSearchParams();
  const { id, name, isOwn } = category;
  const rows = news.view === 'stories' ? news.stories : news.news;
  const count = news.view === 'stories' ? news.stories.length : news.total;
  return (
    <section aria-label={name} className={styles.shown}>
      <h2>{name}</h2>
      <MadeOf category={category} />
      <div className={styles.acts}>
        <SegmentedControl
          label={t('Category_View')}
          value={news.view}
          onChange={(view) => turn(() => new URLSearchParams({ view }))}
          options={[
            { value: 'headlines', label: t('Category_Headlines') },
            { value: 'stories', label: t('Category_Stories') },
          ]}
        />
        <FollowButton type="category" value={id} name={name} />
        {isOwn && <OwnActs category={category} search={search} />}
      </div>
      <p className={typeStyles.meta}>
        {t('Category_Week', { count: news.total })}
        {news.view === 'stories' && ` ${t('Category_StoryCount', { count: news.storyCount })}`}
      </p>
      {rows.length === 0 ? (
        <p className={typeStyles.note}>{t('Category_Quiet')}</p>
      ) : (
        <HeadlineRows headlines={rows} />
      )}
      {news.view === 'headlines' && (
        <Pagination page={page} pages={Math.ceil(count / pageSize)} linkTo={(number) => `?page=${number}`} />
      )}
    </section>
  );
}

function OwnActs({ category, search }: { category: Category; search: URLSearchParams }) {
  const t = useText();
  const remove = useDeleting();
  const edit = new URLSearchParams(search);
  edit.set('edit', '');
  return (
    <>
      <ButtonLink to={{ search: `?${edit}` }} size="small" icon="edit">
        {t('Category_Edit')}
      </ButtonLink>
      <Button size="small" icon="delete" onClick={() => void remove(category)}>
        {t('Category_Delete')}
      </Button>
    </>
  );
}

/** Words, objects and outlets in one line each. */
function MadeOf({
  category: { keywords, objects, sources, isOwn, maker, audience },
}: {
  category: Category;
}) {
  const t = useText();
  const named = (each: { name: string }[]): string => each.map(({ name }) => name).join(', ');
  return (
    <dl className={styles.made}>
      {keywords.length > 0 && <Line name={t('Category_Keywords')}>{keywords.join(', ')}</Line>}
      {objects.length > 0 && <Line name={t('Category_Objects')}>{named(objects)}</Line>}
      {sources.length > 0 && <Line name={t('Category_Sources')}>{named(sources)}</Line>}
      <Line name={t('Category_Audience')}>
        {t(`Category_Seen_${audience}`)}
        {!isOwn && maker !== '' && `, ${maker}`}
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
