import { useRef, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { longestMutedWord } from '../domain/search/kept-limits.ts';
import { FeedHead } from './feed/FeedHead.tsx';
import { useMuting } from './muting/use-muting.ts';
import styles from './MutedPage.module.css';

const load = (({ api, signal }) => api.call('muting/getMuted', {}, { signal })) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Words and outlets the reader does not want to see; each can be heard again, and that taken back. */
export default function MutedPage() {
  const { words, sources } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  const { muteWord, muteSource, unmute } = useMuting();
  return (
    <main>
      <PageTitle>{t('NewsMuted_Title')}</PageTitle>
      <FeedHead title={t('NewsMuted_Title')}>{t('NewsMuted_Sub')}</FeedHead>
      <div className={styles.lists}>
        <Tile title={t('NewsMuted_Words')} level={2}>
          <WordForm onWord={muteWord} />
          <List empty={t('NewsMuted_NoWords')}>
            {words.map(({ id, word }) => (
              <Row
                key={id}
                name={word}
                onUnmute={() => void unmute({ id, name: word, again: () => void muteWord(word) })}
              >
                {word}
              </Row>
            ))}
          </List>
        </Tile>
        <Tile title={t('NewsMuted_Sources')} level={2}>
          <List empty={t('NewsMuted_NoSources')}>
            {sources.map(({ id, sourceId, name }) => (
              <Row
                key={id}
                name={name}
                onUnmute={() => void unmute({ id, name, again: () => void muteSource(sourceId) })}
              >
                <Link to={buildRoute('source', { id: sourceId })}>{name}</Link>
              </Row>
            ))}
          </List>
        </Tile>
      </div>
    </main>
  );
}

function WordForm({ onWord }: { onWord: (word: string) => Promise<boolean> }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    const word = field.current?.value.trim() ?? '';
    if ((await onWord(word)) && field.current) field.current.value = '';
  };
  return (
    <Form className={styles.form} onSend={submit}>
      <TextField
        ref={field}
        label={t('NewsMuted_Word')}
        message={t('NewsMuted_WordHint')}
        maxLength={longestMutedWord}
        required
        autoComplete="off"
      />
      <Button type="submit">{t('NewsMuted_Add')}</Button>
    </Form>
  );
}

function List({ empty, children }: { empty: string; children: ReactNode[] }) {
  return children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>;
}

function Row({ name, onUnmute, children }: { name: string; onUnmute: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{children}</span>
      <IconButton icon="eye" size={28} label={t('NewsMuted_Unmute', { name })} onClick={onUnmute} />
    </li>
  );
}
