import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PersonFrame } from './frame/PersonFrame.tsx';
import type { MessagesData } from './conversations/Thread.tsx';
import { MessagesParts } from './conversations/MessagesParts.tsx';

const load: LoadPage<MessagesData> = async ({ api, url }) => {
  const asked = Number(url.searchParams.get('with'));
  const other = Number.isInteger(asked) && asked > 0 ? asked : null;
  const [{ conversations, unread }, thread] = await Promise.all([
    api.call('messages/getConversations', {}),
    other === null ? null : api.call('messages/getMessages', { with: other }),
  ]);
  return { conversations, unread, thread, now: new Date().toISOString() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What people wrote to the person, and they to them. */
export default function MessagesPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <PersonFrame current="messages" counts={{ messages: data.unread }}>
      <MessagesParts data={data} />
    </PersonFrame>
  );
}
