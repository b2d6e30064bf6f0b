import { AddressForm } from '#platform/ui/forms/AddressForm.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { friendLists, type FriendList } from '../../domain/relations.ts';
import { PeopleList } from './PeopleList.tsx';
import styles from './Friends.module.css';

/** One list of people, and what was found by a name. */
export interface FriendsData extends OutputOf<'people/getFriends'> {
  list: FriendList;
  name: string;
  found: OutputOf<'people/findPeople'> | null;
}

/** Search by name, the lists, the people of the chosen one. */
export function FriendsParts({ data: { list, name, found, people, counts } }: { data: FriendsData }) {
  const t = useText();
  return (
    <div className={styles.friends}>
      <AddressForm className={styles.search} role="search" preventScrollReset>
        <TextField
          key={name}
          label={t('People_Find')}
          name="name"
          defaultValue={name}
          minLength={2}
          maxLength={100}
          message={t('People_FindNote')}
          icon="search"
        />
        <Button type="submit">{t('People_FindDo')}</Button>
      </AddressForm>
      {found !== null && (
        <Tile
          level={2}
          title={t('People_Found', { count: found.length })}
          state={
            found.length === 0
              ? { kind: 'empty', isOwn: true, message: t('People_NobodyFound') }
              : { kind: 'ready' }
          }
        >
          <PeopleList people={found} />
        </Tile>
      )}
      <LinkTabs
        small
        label={t('People_Tab_friends')}
        tabs={friendLists.map((each) => ({
          to: each === 'all' ? '?' : `?list=${each}`,
          label: t(`People_List_${each}`),
          current: each === list,
          count: counts[each] > 0 ? String(counts[each]) : undefined,
        }))}
      />
      <Tile
        level={2}
        title={t(`People_List_${list}`)}
        state={
          people.length === 0
            ? { kind: 'empty', isOwn: true, message: t(`People_Empty_${list}`) }
            : { kind: 'ready' }
        }
      >
        <PeopleList people={people} />
      </Tile>
    </div>
  );
}
