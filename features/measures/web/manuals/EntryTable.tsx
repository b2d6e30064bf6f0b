import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { measureDirections } from '../../domain/steps/statuses.ts';
import type { Handbook } from '../../domain/handbooks.ts';
import type { Entry } from './load-manuals.ts';
import type { EntryActions } from './use-entries.ts';
import styles from './EntryTable.module.css';

interface Props {
  book: Handbook;
  entries: readonly Entry[];
  actions: EntryActions;
  mayEdit: boolean;
  /** Numbers of the ticked ones. */
  ticked: readonly number[];
  onTick: (id: number, isTicked: boolean) => void;
}

/** Which area of entries is shown. */
type Area = 'all' | '1' | '3';

/** Entries by direction and group, most used first. */
export function EntryTable({ entries, ...rest }: Props) {
  const t = useText();
  const [sought, setSought] = useState('');
  const most = Math.max(1, ...entries.map(({ uses }) => uses));
  const [area, setArea] = useState<Area>('all');
  const words = sought.trim().toLowerCase();
  const found = entries.filter(
    ({ name, direction }) =>
      name.toLowerCase().includes(words) && (area === 'all' || area === String(direction)),
  );
  return (
    <div>
      <div className={styles.tools}>
        <SearchField
          size="small"
          label={t('MeasuresManuals_Search')}
          placeholder={t('MeasuresManuals_Search')}
          value={sought}
          onChange={setSought}
        />
        <SegmentedControl
          label={t('Measures_Direction')}
          options={[
            { value: 'all', label: t('Measures_Any') },
            ...measureDirections.map((each) => ({
              value: `${each}` as const,
              label: t(`Measures_Direction_${each}`),
            })),
          ]}
          value={area}
          onChange={setArea}
        />
      </div>
      {found.length === 0 && <p role="status">{t('MeasuresManuals_NotFound')}</p>}
      <p className={styles.head} aria-hidden>
        <span>{t('MeasuresManuals_Entry')}</span>
        <span>{t('MeasuresManuals_ColUses')}</span>
        <span>{t('MeasuresManuals_ColLast')}</span>
      </p>
      {measureDirections.map((direction) => {
        const groups = Map.groupBy(
          found.filter((each) => each.direction === direction),
          ({ group }) => group,
        );
        if (groups.size === 0) return null;
        return (
          <section key={direction} className={styles.direction}>
            <h2 className={styles.heading}>{t(`Measures_Direction_${direction}`)}</h2>
            {[...groups].map(([group, members]) => (
              <div key={group ?? ''}>
                {group !== null && (
                  <h3 className={styles.group}>
                    {group} {members.length}
                  </h3>
                )}
                <ul>
                  {members.map((entry) => (
                    <Row key={entry.id} {...{ entry, most }} {...rest} />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}

type RowProps = Omit<Props, 'entries'> & { entry: Entry; most: number };

function Row({ entry, most, ...rest }: RowProps) {
  const t = useText();
  const [written, setWritten] = useState<string | null>(null);
  const { book, actions, mayEdit, ticked, onTick } = rest;
  const { shortDay } = useFormats();
  const { id, name, uses, usedAt, isActive } = entry;
  if (written !== null)
    return (
      <li className={styles.written}>
        <TextField
          label={t('MeasuresManuals_Name')}
          message={t('MeasuresManuals_RenameHint', { uses })}
          value={written}
          maxLength={300}
          onChange={({ target }) => setWritten(target.value)}
        />
        <span className={styles.buttons}>
          <Button
            size="small"
            variant="primary"
            disabled={written.trim() === ''}
            onClick={() => void actions.rename(id, written).then((done) => done && setWritten(null))}
          >
            {t('MeasuresManuals_Save')}
          </Button>
          <Button size="small" variant="text" onClick={() => setWritten(null)}>
            {t('Ui_Cancel')}
          </Button>
        </span>
      </li>
    );
  return (
    <li className={styles.row} data-off={!isActive || undefined}>
      <span className={styles.name}>
        {mayEdit && (
          <Checkbox
            aria-label={t('MeasuresManuals_Tick', { name })}
            label=""
            checked={ticked.includes(id)}
            onChange={(isTicked) => onTick(id, isTicked)}
          />
        )}
        {name} {!isActive && <span className={styles.off}>{t('MeasuresManuals_Off')}</span>}
      </span>
      <span className={styles.uses} title={t('MeasuresManuals_Uses', { uses })}>
        <span className={styles.bar}>
          <i style={{ width: `${(uses / most) * 100}%` }} />
        </span>
        <Uses {...{ book, entry }} />
      </span>
      <span className={styles.last}>
        {usedAt === null ? t('MeasuresManuals_NeverUsed') : shortDay(usedAt.slice(0, 10))}
      </span>
      {mayEdit && (
        <span className={styles.buttons}>
          <IconButton icon="edit" label={t('MeasuresManuals_Change')} onClick={() => setWritten(name)} />
          <IconButton
            icon={isActive ? 'eye-off' : 'eye'}
            label={t(isActive ? 'MeasuresManuals_SwitchOff' : 'MeasuresManuals_SwitchOn')}
            onClick={() => void actions.toggle(id, !isActive)}
          />
          {uses === 0 && (
            <IconButton icon="delete" label={t('Measures_Delete')} onClick={() => void actions.remove(id)} />
          )}
        </span>
      )}
    </li>
  );
}

/** How many measures have an entry, with the way to them where the list can be narrowed to it. */
function Uses({ book, entry: { id, name, uses } }: { book: Handbook; entry: Entry }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const search = { issue: { issue: id }, subject: { subject: `custom:${name}` }, unit: null, prompt: null }[
    book
  ];
  if (search === null || uses === 0) return <b>{uses}</b>;
  return (
    <Link
      className={styles.count}
      to={buildRoute('allActions', { id: federalYugoId }, { search })}
      aria-label={t('MeasuresManuals_Uses', { uses })}
    >
      {uses}
    </Link>
  );
}
