import type { Api } from '#platform/web/api.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';

/** A place that may be chosen. */
export interface Subject {
  yugoId: number;
  name: string;
}

/** The subjects of the country, in the order of the alphabet; none where the list could not be read. */
export async function loadSubjects(api: Api): Promise<Subject[]> {
  const places = await partOfPage(api.call('handbooks/region/getEntries', {}));
  return (places?.entries ?? [])
    .filter(({ kind }) => kind === 'region')
    .map(({ yugoId, shortName }) => ({ yugoId, name: shortName }));
}
