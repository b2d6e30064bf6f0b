import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { ModerationParts, type Waiting } from './ModerationParts.tsx';

const load: LoadPage<Waiting> = async ({ api }) => {
  const [comments, reports] = await Promise.all([
    api.call('comments/getQueue', {}),
    api.call('messages/getReports', {}),
  ]);
  return { comments, reports };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Comments that wait and messages that were reported, for moderators. */
export default function ModerationPage() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('People_Moderation')}</PageTitle>
      <ModerationParts waiting={useLoaderData<typeof loader>()} />
    </>
  );
}
