import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useText } from '../../web/text.ts';
import { Input } from '#platform/ui/controls/Input.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { findMergePlaces, mergeDrafts, type MergeChoice, type MergePlace } from './merge-drafts.ts';
import styles from './ConflictPanel.module.css';

interface Props<Content> {
  /** What both began with. */
  base: Content;
  mine: Content;
  theirs: Content;
  /** Who saved theirs and when, in words; none where that is not known. */
  theirsBy?: string | undefined;
  /** A place in the document in the words of its fields. */
  placeName: (path: readonly string[]) => string;
  /** Told the text that stays, once every place both wrote in is decided. */
  onSettle: (merged: Content) => void;
}

/** Two people wrote at once: place by place what stood there, mine, theirs and a text of both, and the choice; where only one wrote, theirs stands chosen. */
export function ConflictPanel<Content>({
  base,
  mine,
  theirs,
  theirsBy,
  placeName,
  onSettle,
}: Props<Content>) {
  const t = useText();
  const [said, setSaid] = useState<ReadonlyMap<string, MergeChoice>>(new Map());
  const places = findMergePlaces(base, mine, theirs);
  const choiceOf = ({ path, changedBy }: MergePlace): MergeChoice | undefined =>
    said.get(path.join('.')) ?? (changedBy === 'both' ? undefined : changedBy);
  const left = places.filter((place) => choiceOf(place) === undefined).length;
  const chooseAll = (side: 'mine' | 'theirs'): void =>
    setSaid(new Map(places.map(({ path }) => [path.join('.'), side])));
  const settle = (): void => {
    const choices = new Map(places.map((place) => [place.path.join('.'), choiceOf(place)]));
    onSettle(mergeDrafts(mine, theirs, (path) => choices.get(path.join('.')) ?? 'mine'));
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
            theirsBy={theirsBy}
            choice={choiceOf(place)}
            onChoose={(choice) => setSaid(new Map([...said, [place.path.join('.'), choice]]))}
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
  theirsBy: string | undefined;
  choice: MergeChoice | undefined;
  onChoose: (choice: MergeChoice) => void;
}

function Place({ place, name, theirsBy, choice, onChoose }: PlaceProps) {
  const t = useText();
  const field = place.path.join('.');
  const both = typeof choice === 'object' ? choice : null;
  const side = (of: 'mine' | 'theirs') => (
    <label>
      <Input type="radio" name={field} checked={choice === of} onChange={() => onChoose(of)} />{' '}
      <b>{t(of === 'mine' ? 'Ui_DraftConflictMine' : 'Ui_DraftConflictTheirs')}</b>
      {of === 'theirs' && theirsBy !== undefined && `, ${theirsBy}`}
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
      {side('theirs')}
      {side('mine')}
      {place.isText && (
        <div>
          <label>
            <Input
              type="radio"
              name={field}
              checked={both !== null}
              onChange={() => onChoose({ text: place.mine })}
            />{' '}
            <b>{t('Ui_DraftConflictBoth')}</b>
          </label>
          {both && (
            <TextArea
              label={t('Ui_DraftConflictBoth')}
              labelHidden
              rows={2}
              value={both.text}
              onChange={({ target }) => onChoose({ text: target.value })}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
