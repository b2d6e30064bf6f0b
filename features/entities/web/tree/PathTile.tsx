import { useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { TreeView } from '../../domain/tree/tree-view.ts';
import type { Path } from './load-tree.ts';
import styles from './Tree.module.css';

type Found = OutputOf<'entities/find'>['found'];

interface Props {
  view: TreeView;
  path: Path | null;
  change: ChangeView<TreeView>;
}

/** The shortest way to another name: who is meant is chosen among those that bear it. */
export function PathTile({ view, path, change }: Props) {
  const t = useText();
  const api = useApi();
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found | 'busy' | 'failed' | null>(null);
  const look = (): void => {
    setFound('busy');
    api.call('entities/find', { text: name, pageSize: 5 }).then(
      (answer) => setFound(answer.found),
      () => setFound('failed'),
    );
  };
  return (
    <Tile level={2} title={t('Entities_TreePath')}>
      <Form onSend={look} className={styles.tools}>
        <TextField
          label={t('Entities_TreePathHint')}
          value={name}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="small" variant="second">
          {t('Entities_TreePathFind')}
        </Button>
      </Form>
      {found === 'busy' && <output>{t('Entities_TreeBusy')}</output>}
      {found === 'failed' && <output>{t('Entities_TreeFailed')}</output>}
      {Array.isArray(found) && (
        <ul className={styles.list}>
          {found.length === 0 && <li>{t('Ui_NothingFound')}</li>}
          {found.map((each) => (
            <li key={each.id}>
              <Button variant="text" size="small" onClick={() => change({ to: each.id })}>
                {each.name} {each.hint && `· ${each.hint}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {view.to !== null && <PathSteps path={path} />}
    </Tile>
  );
}

function PathSteps({ path }: { path: Path | null }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (path === null) return <output>{t('Entities_TreeFailed')}</output>;
  if (path.path.length === 0) return <p>{t('Entities_TreePathNone')}</p>;
  return (
    <ol className={styles.list}>
      {path.path.map(({ id, kind, name }) => (
        <li key={id}>
          → <Link to={buildRoute('dossier', { kind, id })}>{name}</Link>
        </li>
      ))}
    </ol>
  );
}
