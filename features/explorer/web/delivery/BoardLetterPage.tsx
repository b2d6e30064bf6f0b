import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { EndLetter } from './EndLetter.tsx';

/** The token that a letter's link carries; empty where there is none. */
const load: LoadPage<{ token: string }> = async ({ url }) => ({
  token: (url.searchParams.get('token') ?? '').slice(0, 200),
});
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Where the link of a board's letter leads: it ends the letters, without signing in. */
export default function BoardLetterPage() {
  return <EndLetter token={useLoaderData<typeof loader>().token} />;
}
