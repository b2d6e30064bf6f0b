import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { audiences } from '../domain/profile/privacy.ts';
import { PersonView } from './person/PersonView.tsx';

const load = (({ api, params, url }) => {
  const as = audiences.find((audience) => audience === url.searchParams.get('as'));
  return api.call('people/getPerson', { id: Number(params['id']), as });
}) satisfies LoadPage<unknown>;
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A person as the visitor may see them. */
export default function PersonPage() {
  const person = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{person.name}</PageTitle>
      <PersonView person={person} />
    </>
  );
}
