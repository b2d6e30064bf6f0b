import { useState, type ReactNode } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { ConflictPanel } from '#platform/ui/drafting/ConflictPanel.tsx';
import { SaveMark } from '#platform/ui/drafting/SaveMark.tsx';
import { SeenMark } from './DocumentState.tsx';
import { placeName } from './place-name.ts';
import type { DraftKeeper, DraftState } from '#platform/ui/drafting/draft-keeper.ts';
import { LeaveGuard } from '#platform/ui/drafting/LeaveGuard.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import type { DeskDocument, WrittenDocument } from './use-desk-draft.ts';
import styles from './DocumentDesk.module.css';

interface Props {
  document: DeskDocument;
  state: DraftState<WrittenDocument>;
  keeper: DraftKeeper<WrittenDocument>;
  /** What kind of document it is. */
  heading: string;
  fields: ReactNode;
  preview: ReactNode;
  /** Where readers find it; null while they can't. */
  publicAddress: string | null;
}

/** The frame around any document that is written: its state, what can be done with it, the fields, and how it will look. */
export function DocumentDesk({ document, state, keeper, heading, fields, preview, publicAddress }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [view, setView] = useState<'write' | 'look'>('write');
  const { missing, ...actions } = useDocumentActions(document, keeper);
  // What this visit has kept counts from the next version on; publishing brings the page to it.
  const isChanged = document.isChanged || state.phase !== 'kept' || state.version > document.version;
  return (
    <main className={styles.page}>
      <PageTitle>{`${t('Desk_Title')}: ${heading}`}</PageTitle>
      <LeaveGuard active={state.phase !== 'kept'} onSave={keeper.flush} />
      <p className={styles.eyebrow}>
        <Link to={buildRoute('desk')}>{t('Desk_Title')}</Link>
      </p>
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        <DocumentButtons document={document} {...actions} />
      </header>
      <div className={styles.state}>
        <SeenMark isPublished={document.isPublished} isChanged={isChanged && document.isPublished} />
        {publicAddress !== null && (
          <Link to={publicAddress} className="link">
            {t('Desk_OpenPublic')}
          </Link>
        )}
        <SaveMark state={state} onRetry={() => void keeper.flush()} />
      </div>
      {missing.length > 0 && (
        <p className={styles.missing} role="alert">
          {t('Desk_Missing', { parts: missing.map((path) => placeName(path.split('.'), t)).join(', ') })}
        </p>
      )}
      {state.theirs && (
        <ConflictPanel
          placeName={(path) => placeName(path, t)}
          base={state.base.content}
          mine={state.content.content}
          theirs={state.theirs.content.content}
          onSettle={(content) => keeper.settle({ ...state.content, content } as WrittenDocument)}
        />
      )}
      <div className={styles.views}>
        <SegmentedControl
          label={t('Desk_View')}
          options={[
            { value: 'write', label: t('Desk_ViewWrite') },
            { value: 'look', label: t('Desk_ViewLook') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={styles.columns} data-view={view}>
        <div key={state.turn} className={styles.fields}>
          {fields}
        </div>
        <section className={styles.preview} aria-label={t('Desk_ViewLook')}>
          <p className={styles.caption}>{t('Desk_ViewLook')}</p>
          {preview}
        </section>
      </div>
    </main>
  );
}

type Actions = Omit<ReturnType<typeof useDocumentActions>, 'missing'>;

function DocumentButtons({ document, busy, publish, withdraw, remove }: Actions & Pick<Props, 'document'>) {
  const t = useText();
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        busy={busy === 'publish'}
        disabled={!document.canEdit}
        onClick={() => void publish()}
      >
        {t(document.isPublished ? 'Desk_PublishChanges' : 'Desk_Publish')}
      </Button>
      {document.isPublished && document.canRemove && (
        <Button busy={busy === 'withdraw'} onClick={() => void withdraw()}>
          {t('Desk_Withdraw')}
        </Button>
      )}
      {document.canRemove && (
        <Button variant="text" icon="delete" busy={busy === 'delete'} onClick={() => void remove()}>
          {t('Desk_Delete')}
        </Button>
      )}
    </div>
  );
}
