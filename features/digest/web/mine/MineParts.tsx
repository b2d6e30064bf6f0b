import { useRevalidator } from 'react-router';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { useText } from '#platform/web/text.ts';
import { isQuiet } from '../../domain/order-followed.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useReadAll } from './use-read-all.ts';
import { FollowBox } from './FollowBox.tsx';
import { MineAside } from './MineAside.tsx';
import { MixedNews } from './MixedNews.tsx';
import { SubjectNews } from './SubjectNews.tsx';
import { mixedSize, type MineData } from './load-mine.ts';
import styles from './Mine.module.css';
import typeStyles from '#platform/ui/type.module.css';
import { ChooseRegion } from '../own-region/ChooseRegion.tsx';
import { useRef, type RefObject } from 'react';
import { usePageKeys } from '#platform/web/use-page-keys.ts';

/** Everything one follows with what is new, one line that follows more, and beside it what comes by itself. */
export function MineParts({ data }: { data: MineData }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const changed = () => void revalidate();
  const readAll = useReadAll(changed);
  const place = useSubjectKeys(data.followed.length > 0 ? readAll : null);
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
            <News {...{ data, changed, readAll }} />
          )}
        </section>
        <MineAside {...{ data, changed }} />
      </div>
    </main>
  );
}

function News({ data, changed, readAll }: { data: MineData; changed: () => void; readAll: () => void }) {
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
        <Button size="small" variant="text" aria-keyshortcuts="Shift+A" onClick={readAll}>
          {t('Mine_ReadAll')} <kbd>Shift A</kbd>
        </Button>
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

/** Where a person without a region of their own begins. */
function StartWithRegion({ changed }: { changed: () => void }) {
  const t = useText();
  return (
    <section className={styles.start} aria-labelledby="mine-start">
      <h2 id="mine-start">{t('Mine_Start')}</h2>
      <p className={typeStyles.note}>{t('Mine_StartNote')}</p>
      <ChooseRegion onChosen={changed} />
    </section>
  );
}

/** Keys of the page: j and k go through the headlines, o opens one, a slash goes to the line that finds, Shift A reads all. */
function useSubjectKeys(readAll: (() => void) | null): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  usePageKeys((key, isShifted) => {
    if (isShifted && key.toLowerCase() === 'a' && readAll !== null) {
      readAll();
      return true;
    }
    const links = [...(place.current?.querySelectorAll<HTMLElement>('li ol a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (key === 'k') links[Math.max(at - 1, 0)]?.focus();
    else if (key === 'o') links[at]?.click();
    else if (key === '/') place.current?.querySelector('input')?.focus();
    return ['j', 'k', 'o', '/'].includes(key);
  });
  return place;
}
