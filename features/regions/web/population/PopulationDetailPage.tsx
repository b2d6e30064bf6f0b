import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { packed, unpack } from '#platform/web/packed-courses.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { FamilyParts } from '../depth/FamilyParts.tsx';
import { loadPeople } from '../depth/load-people.ts';
import { PeopleQuestions } from '../depth/PeopleQuestions.tsx';
import { useRevised } from '../revisions/use-revised.ts';

const load = packed(loadPeople);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The people of a region in depth: four questions with an answer each, then every series behind them. */
export default function PopulationDetailPage() {
  const given = useLoaderData<typeof loader>();
  const loaded = useMemo(() => unpack(given), [given]);
  const people = useRevised(loaded, loadPeople);
  return (
    <FamilyParts {...people} folded>
      <PeopleQuestions {...people} />
    </FamilyParts>
  );
}
