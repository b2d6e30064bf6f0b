import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { friendLists } from '../domain/relations.ts';
import { PersonFrame } from './frame/PersonFrame.tsx';
import { FriendsParts, type FriendsData } from './friends/FriendsParts.tsx';

const shortestName = 2;

const load: LoadPage<FriendsData> = async ({ api, url }) => {
  const list = friendLists.find((each) => each === url.searchParams.get('list')) ?? 'all';
  const name = (url.searchParams.get('name') ?? '').trim().slice(0, 100);
  const [friends, found] = await Promise.all([
    api.call('people/getFriends', { list }),
    name.length < shortestName ? null : api.call('people/findPeople', { name }),
  ]);
  return { ...friends, list, name, found };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Friends, requests, and people to find. */
export default function FriendsPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <PersonFrame current="friends" counts={{ friends: data.counts.all }}>
      <FriendsParts data={data} />
    </PersonFrame>
  );
}
