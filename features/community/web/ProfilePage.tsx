import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PersonFrame } from './frame/PersonFrame.tsx';
import { OwnProfile } from './profile/OwnProfile.tsx';

const load = (({ api }) => api.call('people/getOwnProfile', {})) satisfies LoadPage<unknown>;
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What a person tells of themselves. */
export default function ProfilePage() {
  const profile = useLoaderData<typeof loader>();
  return (
    <PersonFrame current="profile">
      <OwnProfile key={profile.version} profile={profile} />
    </PersonFrame>
  );
}
