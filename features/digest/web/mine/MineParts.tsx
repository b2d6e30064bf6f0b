import { useRevalidator } from 'react-router';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { useText } from '#platform/web/text.ts';
import { isQuiet } from '../../domain/order-followed.ts';
import { FollowBox } from './FollowBox.tsx';
import { MineAside } from './MineAside.tsx';
import { MixedNews } from './MixedNews.tsx';
import { StartWithRegion } from './StartWithRegion.tsx';
import { SubjectNews } from './SubjectNews.tsx';
import { mixedSize, type MineData } from './load-mine.ts';
import { useSubjectKeys } from './use-subject-keys.ts';
import styles from './Mine.module.css';

/** Everything one follows with what is new, one line that follows more, and beside it what comes by itself. */
export function MineParts({ data }: { data: MineData }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const place = useSubjectKeys();
  const changed = () => void revalidate();
  const { followed, ownRegion } = data;
  return (
    <main>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Titles_Mine')}</h1>
        <Since data={data} />
      </header>
      <div className={styles.columns}>
        <section ref={place} className={styles.main} aria-label={t('Subs_Mine')}>
          {ownRegion === null && <StartWithRegion changed={changed} />}
          <FollowBox {...{ followed, changed }} />
          {followed.length === 0 ? (
            <p className={styles.none}>{t('Mine_None')}</p>
          ) : (
            <News {...{ data, changed }} />
          )}
        </section>
        <MineAside {...{ data, changed }} />
      </div>
    </main>
  );
}

function News({ data, changed }: { data: MineData; changed: () => void }) {
  const t = useText();
  const turn = useTurnAddress({ replace: false });
  const { followed, mixed, since } = data;
  const writeMoment = useMoment();
  const choose = (view: 'grouped' | 'mixed'): Promise<void> =>
    turn((newest) => {
      const next = new URLSearchParams(newest);
      next.delete('page');
      next.set('view', view);
      return next;
    });
  return (
    <>
      <div className={styles.views}>
        <h2>{since === null ? t('Mine_Today') : t('Mine_NewSince', { moment: writeMoment(since) })}</h2>
        <SegmentedControl
          label={t('Subs_View')}
          value={mixed === null ? 'grouped' : 'mixed'}
          onChange={choose}
          options={[
            { value: 'grouped', label: t('Subs_Grouped') },
            { value: 'mixed', label: t('Subs_Mixed') },
          ]}
        />
      </div>
      {mixed === null ? (
        <SubjectNews {...{ followed, changed }} />
      ) : (
        <>
          <MixedNews news={mixed.news} />
          <Pagination
            page={mixed.page}
            pages={Math.ceil(mixed.total / mixedSize)}
            linkTo={(number) => `?view=mixed&page=${number}`}
          />
        </>
      )}
      <p className={styles.note}>{t('Mine_Note')}</p>
    </>
  );
}

/** How many of the subjects changed since the visit before, or today on the first one. */
function Since({ data: { followed, since } }: { data: MineData }) {
  const t = useText();
  if (followed.length === 0) return <p className={styles.lead}>{t('Mine_Lead')}</p>;
  const total = followed.length;
  const changed = followed.filter((subject) =>
    since === null ? !isQuiet(subject) : subject.newCount > 0,
  ).length;
  return (
    <p className={styles.lead}>
      {t(changed === 0 ? 'Mine_Silent' : since === null ? 'Mine_ChangedToday' : 'Mine_Changed', {
        changed,
        total,
      })}
    </p>
  );
}
