import { useMemo, useRef } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from '../pairs/PairsTile.module.css';
import { useQueueKeys } from '../pairs/use-queue-keys.ts';
import { BeginForm, OpenTerm } from './TermForms.tsx';
import { useOffices, type OfficeTurn, type OfficeTurns } from './use-offices.ts';

/** The queue of offices that headlines say were taken or left: a term is written or ended, the headline its source. */
export function OfficesTile({ turns }: OfficeTurns) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const offices = useOffices();
  const { isBusy, last, said, drop, undo } = offices;
  const keys = useMemo(
    () => ({
      ofRow: { x: (at: number) => void (turns[at] && !isBusy && drop(turns[at])) },
      undo: () => void (isBusy || undo()),
    }),
    [turns, isBusy, drop, undo],
  );
  useQueueKeys(list, keys);
  return (
    <Tile level={2} title={t('Offices_Title')} sub={t('Offices_Note')}>
      <div className={styles.steps}>
        <output className={styles.meta}>{said && t(said.what, { name: said.name })}</output>
        {last !== null && (
          <Button size="small" disabled={isBusy} onClick={keys.undo}>
            {t('Offices_Undo')}
          </Button>
        )}
      </div>
      {turns.length === 0 && <p className={styles.meta}>{t('Offices_None')}</p>}
      <ol ref={list} className={styles.pairs} hidden={turns.length === 0}>
        {turns.map((turn) => (
          <li key={`${turn.person.id} ${turn.turn} ${turn.day}`} tabIndex={-1}>
            <Headlines turn={turn} />
            <Answer turn={turn} offices={offices} />
          </li>
        ))}
      </ol>
    </Tile>
  );
}

function Headlines({ turn: { person, turn, day, headlines, outlets, example } }: { turn: OfficeTurn }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <div className={styles.side}>
      <Link className="link" to={buildRoute('dossier', { kind: person.kind, id: person.id })}>
        {person.name}
      </Link>
      <span className={styles.meta}>
        {t(`Offices_Turn_${turn}`)}, {formats.day(day)}, {t('Offices_Counts', { headlines, outlets })}
      </span>
      <small>
        <Link className="link" to={buildRoute('story', { id: example.storyId })}>
          {example.title}
        </Link>{' '}
        {example.source}
      </small>
    </div>
  );
}

function Answer({ turn, offices }: { turn: OfficeTurn; offices: ReturnType<typeof useOffices> }) {
  const t = useText();
  const { isBusy, begin, end, drop } = offices;
  const { person, terms, day } = turn;
  return (
    <>
      {terms.length === 0 ? (
        turn.turn === 'leaves' && <span className={styles.meta}>{t('Offices_OpenNone')}</span>
      ) : (
        <fieldset className={styles.side}>
          <legend className={styles.meta}>{t('Offices_Open')}</legend>
          {terms.map((term) => (
            <OpenTerm
              key={term.id}
              {...{ term, day, isBusy }}
              name={person.name}
              onEnd={(ends) => void end(turn, term.id, ends)}
            />
          ))}
        </fieldset>
      )}
      {turn.turn === 'takes' && (
        <BeginForm {...{ day, isBusy }} onBegin={(office, starts) => void begin(turn, office, starts)} />
      )}
      <div className={styles.steps}>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`${t('Offices_Drop')}: ${person.name}`}
          onClick={() => void drop(turn)}
        >
          {t('Offices_Drop')}
        </Button>
      </div>
    </>
  );
}
