import { useLoaderData } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { ProgramsParts } from './ProgramsParts.tsx';

/** The keys of the reader; null for a stranger. */
interface Programs {
  keys: OutputOf<'account/listApiKeys'> | null;
  /** Of the server, so that ages are the same on both sides. */
  now: string;
}

const load: LoadPage<Programs> = async ({ api, signal }) => {
  const { id } = await api.call('account/getCurrentAccount', {}, { signal });
  const keys = id !== '' ? await api.call('account/listApiKeys', {}, { signal }) : null;
  return { keys, now: new Date().toISOString() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What programs and assistants need to ask for the figures of the screen. */
export default function ProgramsPage() {
  return <ProgramsParts {...useLoaderData<typeof loader>()} />;
}
