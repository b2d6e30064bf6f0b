import { useMemo, useRef } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { type Pair, type Pairs, usePairs } from './use-pairs.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import styles from './PairsTile.module.css';

/** The queue of pairs that may be one, with what speaks for each; by button or by key, the last step can be taken back. */
export function PairsTile({ pairs }: Pairs) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const { isBusy, last, said, merge, part, undo } = usePairs();
  const steps = useMemo(() => {
    const step = (at: number, work: (pair: Pair) => Promise<void>): void => {
      const pair = pairs[at];
      if (pair && !isBusy) void work(pair);
    };
    return {
      ofRow: { y: (at: number) => step(at, merge), n: (at: number) => step(at, part) },
      undo: () => void (isBusy || undo()),
    };
  }, [pairs, isBusy, merge, part, undo]);
  useQueueKeys(list, steps);
  return (
    <Tile level={2} title={t('Pairs_Title')} sub={t('Pairs_Note')}>
      <div className={styles.steps}>
        <output className={styles.meta}>{said && t(said.what, { name: said.name })}</output>
        {last && (
          <Button size="small" disabled={isBusy} onClick={steps.undo}>
            {t('Pairs_Undo')}
          </Button>
        )}
      </div>
      {pairs.length === 0 && <p className={styles.meta}>{t('Pairs_None')}</p>}
      <ol ref={list} className={styles.pairs} hidden={pairs.length === 0}>
        {pairs.map((pair, at) => (
          <li key={`${pair.kept.id} ${pair.gone.id}`} tabIndex={-1}>
            <Evidence pair={pair} />
            <div className={styles.steps}>
              <Button
                size="small"
                aria-label={`${t('Pairs_Same')}: ${pair.kept.name}, ${pair.gone.name}`}
                disabled={isBusy}
                onClick={() => steps.ofRow.y(at)}
              >
                {t('Pairs_Same')}
              </Button>
              <Button
                size="small"
                aria-label={`${t('Pairs_Two')}: ${pair.kept.name}, ${pair.gone.name}`}
                disabled={isBusy}
                onClick={() => steps.ofRow.n(at)}
              >
                {t('Pairs_Two')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </Tile>
  );
}

function Evidence({ pair: { kept, gone, why, shared } }: { pair: Pair }) {
  const t = useText();
  return (
    <>
      <span className={styles.meta}>
        {t(`Pairs_Why_${why}`)}, {t('Pairs_Shared', { count: shared })}
      </span>
      <div className={styles.sides}>
        <Side side={kept} isKept />
        <Side side={gone} />
      </div>
    </>
  );
}

function Side({ side, isKept = false }: { side: Pair['kept']; isKept?: boolean }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { id, kind, name, headlines, statements, example } = side;
  return (
    <div className={styles.side}>
      <Link className="link" to={buildRoute('dossier', { kind, id })}>
        {name}
      </Link>
      <span className={styles.meta}>
        {t(`Entities_Kind_${kind}`)}, {t('Pairs_Headlines', { count: headlines })},{' '}
        {t('Pairs_Facts', { count: statements })}
        {isKept && `, ${t('Pairs_Keeps')}`}
      </span>
      {example !== null && <small>{example}</small>}
    </div>
  );
}
