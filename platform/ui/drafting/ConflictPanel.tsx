import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useText } from '../../web/text.ts';
import { findMergePlaces, mergeDrafts, type MergePlace } from './merge-drafts.ts';
import styles from './ConflictPanel.module.css';

interface Props<Content> {
  /** What both began with. */
  base: Content;
  mine: Content;
  theirs: Content;
  /** A place in the document in the words of its fields. */
  placeName: (path: readonly string[]) => string;
  /** Told the text that stays, once every place both wrote in is decided. */
  onSettle: (merged: Content) => void;
}

type Side = 'mine' | 'theirs';

/** Two people wrote at once: place by place what stood there, mine and theirs, and the choice; where only one wrote, theirs stands chosen. */
export function ConflictPanel<Content>({ base, mine, theirs, placeName, onSettle }: Props<Content>) {
  const t = useText();
  const [said, setSaid] = useState<ReadonlyMap<string, Side>>(new Map());
  const places = findMergePlaces(base, mine, theirs);
  const sideOf = ({ path, changedBy }: MergePlace): Side | undefined =>
    said.get(path.join('.')) ?? (changedBy === 'both' ? undefined : changedBy);
  const left = places.filter((place) => sideOf(place) === undefined).length;
  const chooseAll = (side: Side): void => setSaid(new Map(places.map(({ path }) => [path.join('.'), side])));
  const settle = (): void => {
    const sides = new Map(places.map((place) => [place.path.join('.'), sideOf(place)]));
    onSettle(mergeDrafts(mine, theirs, (path) => sides.get(path.join('.')) === 'theirs'));
  };
  return (
    <section className={styles.panel} role="alert">
      <h2 className={styles.title}>{t('Ui_DraftConflictTitle')}</h2>
      <p>{t('Ui_DraftConflictText')}</p>
      <div className={styles.places}>
        {places.map((place) => (
          <Place
            key={place.path.join('.')}
            place={place}
            name={placeName(place.path)}
            side={sideOf(place)}
            onChoose={(side) => setSaid(new Map([...said, [place.path.join('.'), side]]))}
          />
        ))}
      </div>
      <p className={styles.choices}>
        <Button variant="primary" disabled={left > 0} onClick={settle}>
          {t('Ui_DraftConflictSave')}
        </Button>
        <Button onClick={() => chooseAll('mine')}>{t('Ui_DraftConflictKeepMine')}</Button>
        <Button onClick={() => chooseAll('theirs')}>{t('Ui_DraftConflictTakeTheirs')}</Button>
        {left > 0 && <span>{t('Ui_DraftConflictLeft', { count: left })}</span>}
      </p>
    </section>
  );
}

interface PlaceProps {
  place: MergePlace;
  name: string;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Place({ place, name, side, onChoose }: PlaceProps) {
  const t = useText();
  const choice = (of: Side) => (
    <label>
      <input type="radio" name={place.path.join('.')} checked={side === of} onChange={() => onChoose(of)} />{' '}
      <b>{t(of === 'mine' ? 'Ui_DraftConflictMine' : 'Ui_DraftConflictTheirs')}</b>
      <span className={styles.text}>{place[of] || '—'}</span>
    </label>
  );
  return (
    <fieldset className={styles.place}>
      <legend>{name}</legend>
      <div>
        <b>{t('Ui_DraftConflictBase')}</b>
        <span className={styles.text}>{place.base || '—'}</span>
      </div>
      {choice('mine')}
      {choice('theirs')}
    </fieldset>
  );
}
