import { useEffect, useRef, useState, type ReactNode } from 'react';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useExploreAddress } from '../use-explore-address.ts';
import type { PlaceList } from '../load-places.ts';
import type { ViewProps, ViewData } from '../view-props.ts';
import { OwnGroups } from '../groups/OwnGroups.tsx';
import { PlaceFinder } from './PlaceFinder.tsx';
import styles from './PlacesPanel.module.css';

/** Places told before the rest is folded. */
const maxShown = 12;

/** The chosen places with their newest values; others are added by name or by group. */
export function PlacesPanel({ data, view, change, places }: ViewProps & { places: PlaceList }) {
  const t = useText();
  const chosen = data.places.filter(({ isChosen }) => isChosen);
  const remove = (yugoId: number) => void change({ places: wordsWithout(data, yugoId) });
  const rows = chosen.map((place) => (
    <PlaceRow key={place.yugoId} {...{ data, place }} onRemove={chosen.length > 1 ? remove : undefined} />
  ));
  return (
    <aside className={styles.panel} data-print="no">
      <div className={styles.head}>
        <h2>{t('Explore_Places', { count: chosen.length })}</h2>
        {chosen.length > 1 && (
          <Button
            variant="text"
            size="small"
            onClick={() => void change({ places: [String(federalYugoId)] })}
          >
            {t('Explore_ClearPlaces')}
          </Button>
        )}
      </div>
      <PlaceFinder
        places={places}
        chosen={chosen.map(({ yugoId }) => yugoId)}
        onChoose={(word) => void change({ places: [...data.words, word] })}
      />
      <Groups data={data} view={view} />
      <OwnGroups data={data} change={change} />
      <ul className={styles.list}>{rows.slice(0, maxShown)}</ul>
      {rows.length > maxShown && (
        <Folded count={rows.length - maxShown}>
          <ul className={styles.list}>{rows.slice(maxShown)}</ul>
        </Folded>
      )}
      {data.words.some((word) => word.startsWith('border-')) && (
        <p className={typeStyles.small}>{t('Explore_BorderNote')}</p>
      )}
      {data.words.some((word) => word.startsWith('twins-')) && (
        <p className={typeStyles.small}>{t('Explore_TwinsNote')}</p>
      )}
    </aside>
  );
}

/** What is folded away: in the page as it comes, so that it opens without scripts; from then on drawn while it is open. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => setDrawn(details.current?.open ?? false), []);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setDrawn(currentTarget.open)}>
      <summary>+ {count}</summary>
      {isDrawn && children}
    </details>
  );
}

type Data = ViewProps['data'];

/** A group that loses one of its places: those that are left are said by themselves. */
function wordsWithout({ places, words }: Data, yugoId: number): string[] {
  const chosen = places.filter(({ isChosen }) => isChosen);
  return chosen.every(({ isNamed }) => isNamed) && words.includes(String(yugoId))
    ? words.filter((word) => word !== String(yugoId))
    : chosen.filter((each) => each.yugoId !== yugoId).map((each) => String(each.yugoId));
}

interface RowProps {
  data: Data;
  place: Data['places'][number];
  onRemove: ((yugoId: number) => void) | undefined;
}

function PlaceRow({ data, place: { yugoId, shortName }, onRemove }: RowProps) {
  const t = useText();
  const { figure } = useFormats();
  const { unit, decimals } = data.measures[0]!;
  const end = data.series.find((each) => each.measure === 0 && each.yugoId === yugoId)?.end ?? null;
  return (
    <li>
      <span data-strong={data.lines.includes(yugoId)}>{shortName}</span>
      <span>{end === null ? <NoData /> : figure(end, unit, decimals)}</span>
      {onRemove && (
        <IconButton
          icon="close"
          size={28}
          label={t('Explore_RemovePlace', { place: shortName })}
          onClick={() => onRemove(yugoId)}
        />
      )}
    </li>
  );
}

/** Groups that fit the view, switched on and off by their links. */
function Groups({ data, view }: Pick<ViewProps, 'data' | 'view'>) {
  const addressOf = useExploreAddress();
  const groups = useGroups(data);
  const toggled = (word: string, isIn: boolean): string[] =>
    isIn && data.words.length > 1
      ? data.words.filter((each) => each !== word)
      : [...new Set([...data.words, word])];
  return (
    <div className={styles.groups}>
      {groups.map(({ word, label, isIn }) => (
        <ChipLink key={word} current={isIn} to={addressOf({ ...view, places: toggled(word, isIn) })}>
          {label}
        </ChipLink>
      ))}
    </div>
  );
}

/** Groups of places that fit the view: the neighbours, the twins and the district of its first region, all regions. */
function useGroups({ places, words }: ViewData): { word: string; label: string; isIn: boolean }[] {
  const t = useText();
  const region = places.find(({ kind, isChosen, isNamed }) => kind === 'region' && isChosen && isNamed);
  const district = places.find(({ kind, isChosen }) => kind === 'district' && isChosen);
  const groups = [
    ...(region
      ? [
          { word: `border-${region.yugoId}`, label: t('Explore_Group_border', { place: region.shortName }) },
          { word: `twins-${region.yugoId}`, label: t('Explore_Group_twins', { place: region.shortName }) },
        ]
      : []),
    ...(district
      ? [{ word: `in-${district.yugoId}`, label: t('Explore_Group_in', { place: district.shortName }) }]
      : []),
    { word: `in-${federalYugoId}`, label: t('Explore_Group_all') },
  ];
  return groups.map((group) => ({ ...group, isIn: words.includes(group.word) }));
}
