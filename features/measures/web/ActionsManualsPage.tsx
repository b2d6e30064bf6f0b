import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { canEditHandbooks } from '../domain/abilities.ts';
import { AddEntry } from './manuals/AddEntry.tsx';
import { EntryTable } from './manuals/EntryTable.tsx';
import { handbooks, loadManuals } from './manuals/load-manuals.ts';
import { HandbookLog } from './manuals/HandbookLog.tsx';
import { MergePanel } from './manuals/MergePanel.tsx';
import { useEntries } from './manuals/use-entries.ts';
import { MeasuresHead } from './screen/MeasuresHead.tsx';
import styles from './ActionsManualsPage.module.css';

export const loader = serverLoader(loadManuals);
export const clientLoader = browserLoader(loadManuals);

/** Words measures are written with: how often each is used; renamed, switched off, merged, and deleted while nobody uses it. */
export default function ActionsManualsPage() {
  const t = useText();
  const { account } = useSession();
  const { integer } = useFormats();
  const { book, entries, log } = useLoaderData<typeof loader>();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  // A third one takes the place of the first.
  const tick = (id: number, isTicked: boolean): void =>
    setTicked((all) => [...all.filter((each) => each !== id), ...(isTicked ? [id] : [])].slice(-2));
  const chosen = entries.filter(({ id }) => ticked.includes(id));
  const [, setSearch] = useSearchParams();
  const actions = useEntries(book);
  const mayEdit = canEditHandbooks(account);
  const unused = entries.filter(({ uses }) => uses === 0).length;
  return (
    <main className={styles.page}>
      <PageTitle>{t('Titles_ActionsManuals')}</PageTitle>
      <MeasuresHead title={t('Titles_ActionsManuals')} current="manuals">
        {t('MeasuresManuals_Verdict', { count: entries.length, unused: integer(unused) })}
      </MeasuresHead>
      <div className={styles.tools}>
        <SegmentedControl
          label={t('MeasuresManuals_Books')}
          options={handbooks.map((value) => ({ value, label: t(`MeasuresManuals_Book_${value}`) }))}
          value={book}
          onChange={(value) => setSearch({ book: value })}
        />
      </div>
      <div className={styles.columns}>
        <EntryTable {...{ entries, actions, mayEdit, ticked }} onTick={tick} />
        {mayEdit && (
          <aside className={styles.side}>
            <AddEntry key={book} actions={actions} />
            <MergePanel ticked={chosen} actions={actions} onDone={() => setTicked([])} />
            <HandbookLog log={log} actions={actions} />
          </aside>
        )}
      </div>
    </main>
  );
}
