import { allRubrics } from '#features/news/public.ts';
import { findRegions, foldName } from '#platform/shared/find-regions.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { entryIdOf } from '#platform/shared/okved-code.ts';
import { regionAliases } from '#platform/shared/region-aliases.ts';
import type { Api } from '#platform/web/api.ts';
import type { SubjectKind } from '#services/following/public.ts';

/** Something that can be followed: a subject, or the typed words themselves as a search. */
export interface FoundSubject {
  type: SubjectKind;
  /** Number of the subject; null for words, whose search is kept when it is followed. */
  value: number | null;
  name: string;
}

const max = 4;

/** What can be followed by a name that was typed: regions, people and companies, rubrics, outlets, industries, and the words themselves. */
export async function findSubjects(
  api: Api,
  { text, locale, signal }: { text: string; locale: Locale; signal: AbortSignal },
): Promise<FoundSubject[]> {
  const options = { signal };
  const missing = () => null;
  const [names, parts, entities, rubrics, industries] = await Promise.all([
    api.call('site/getRegionNames', {}, options).catch(missing),
    api.call('categories/findParts', { text: text.slice(0, 100) }, options).catch(missing),
    api.call('entities/find', { text, pageSize: max }, options).catch(missing),
    api.call('news/getRubrics', {}, options).catch(missing),
    api.call('okveddossier/findIndustries', { text, pageSize: 2 }, options).catch(missing),
  ]);
  const regions = (names?.regions ?? []).map((region) => ({
    ...region,
    names: [...Object.values(region.byLocale), region.shortName],
    aliases: regionAliases[region.shortName],
  }));
  const wanted = foldName(text);
  const known = new Map(
    [...(parts?.objects ?? []), ...(entities?.found ?? [])].map(({ id, name }) => [id, name] as const),
  );
  return [
    ...findRegions(text, regions, max).map(({ yugoId, byLocale }) =>
      subject('region', yugoId, byLocale[locale]),
    ),
    ...(rubrics ?? [])
      .filter(({ id, name }) => id > allRubrics && ` ${foldName(name)}`.includes(` ${wanted}`))
      .map(({ id, name }) => subject('rubric', id, name)),
    ...[...known].slice(0, max).map(([id, name]) => subject('entity', id, name)),
    ...(parts?.sources ?? []).slice(0, max).map(({ id, name }) => subject('source', id, name)),
    ...(industries?.industries ?? []).map(({ code, name }) => subject('industry', entryIdOf(code), name)),
    { type: 'search', value: null, name: text },
  ];
}

function subject(type: SubjectKind, value: number, name: string): FoundSubject {
  return { type, value, name };
}
