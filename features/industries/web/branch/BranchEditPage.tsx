import { useLoaderData } from 'react-router';
import { readNumber, largestId } from '#platform/shared/address-fields.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { notFound } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { BranchDesk } from './BranchDesk.tsx';

type History = OutputOf<'branches/getHistory'>;

/** The branch of the address with its history; 0 = a new one. Who may make none is refused by the calls. */
const load: LoadPage<{ history: History | null }> = async ({ api, params }) => {
  const id = readNumber(params['id'], 0, largestId);
  if (id === null) throw notFound();
  if (id > 0) return { history: await api.call('branches/getHistory', { id }) };
  await api.call('branches/checkCodes', { codes: [] });
  return { history: null };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** An editor's branch: its name, its codes with what they gather, its history. */
export default function BranchEditPage() {
  const { history } = useLoaderData<typeof loader>();
  return <BranchDesk key={history === null ? 0 : `${history.id}.${history.version}`} history={history} />;
}
