import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { canEditHandbooks } from '../domain/abilities.ts';
import { AddEntry } from './manuals/AddEntry.tsx';
import { BookRail } from './manuals/BookRail.tsx';
import { CodeList } from './manuals/CodeList.tsx';
import { EntryTable } from './manuals/EntryTable.tsx';
import { loadManuals, type LoadedManuals } from './manuals/load-manuals.ts';
import { HandbookLog } from './manuals/HandbookLog.tsx';
import { MergePanel } from './manuals/MergePanel.tsx';
import { useEntries } from './manuals/use-entries.ts';
import { MeasuresHead } from './screen/MeasuresHead.tsx';
import styles from './ActionsManualsPage.module.css';

export const loader = serverLoader(loadManuals);
export const clientLoader = browserLoader(loadManuals);

/** Words measures are written with: how often each is used; renamed, switched off, merged, and deleted while nobody uses it. Beside them the classifiers, to be read. */
export default function ActionsManualsPage() {
  const t = useText();
  const loaded = useLoaderData<typeof loader>();
  const { integer } = useFormats();
  const { counts, classifier } = loaded;
  const book = classifier === null ? loaded.book : classifier.book;
  const verdict =
    classifier === null
      ? t('MeasuresManuals_Verdict', {
          count: loaded.entries.length,
          unused: integer(loaded.entries.filter(({ uses }) => uses === 0).length),
        })
      : t('MeasuresManuals_VerdictRead', {
          count: counts.find(({ handbook }) => handbook === book)?.entries ?? 0,
        });
  return (
    <main className={styles.page}>
      <PageTitle>{t('Titles_ActionsManuals')}</PageTitle>
      <MeasuresHead title={t('Titles_ActionsManuals')} current="manuals">
        {verdict}
      </MeasuresHead>
      <div className={styles.columns}>
        <BookRail counts={counts} current={book} />
        {classifier === null ? (
          <Written key={book} loaded={loaded} />
        ) : (
          <CodeList key={`${book} ${classifier.parent} ${classifier.text}`} classifier={classifier} />
        )}
      </div>
    </main>
  );
}

/** A handbook that is written here, with what an editor does to it. */
function Written({ loaded: { book, entries, log } }: { loaded: LoadedManuals & { classifier: null } }) {
  const { account } = useSession();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  // A third one takes the place of the first.
  const tick = (id: number, isTicked: boolean): void =>
    setTicked((all) => [...all.filter((each) => each !== id), ...(isTicked ? [id] : [])].slice(-2));
  const chosen = entries.filter(({ id }) => ticked.includes(id));
  const actions = useEntries(book);
  const mayEdit = canEditHandbooks(account);
  return (
    <>
      <EntryTable {...{ book, entries, actions, mayEdit, ticked }} onTick={tick} />
      {mayEdit && (
        <aside className={styles.side}>
          <AddEntry actions={actions} />
          <MergePanel ticked={chosen} actions={actions} onDone={() => setTicked([])} />
          <HandbookLog log={log} actions={actions} />
        </aside>
      )}
    </>
  );
}
