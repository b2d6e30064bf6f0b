import type { z } from 'zod';
import { listEntries, readCatalogueState } from '#statistics/set-queries.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { catalogueContract } from '../../contract/catalogue-calls.ts';
import { titleOf } from './set-titles.ts';
import { isOpenLicence } from '../../domain/catalogue/open-licence.ts';

type Catalogue = z.output<(typeof catalogueContract)['catalogue/getSets']['output']>;
type Entry = Awaited<ReturnType<typeof listEntries>>[number];
type DataSet = Catalogue['sets'][number];

/** The catalogue in a language: entries put together by source and family. */
export async function readSets(
  { db, translate }: Pick<AnsweringServices, 'db' | 'translate'>,
  locale: Locale,
): Promise<Catalogue> {
  const [state, entries] = await Promise.all([readCatalogueState(db), listEntries(db, locale)]);
  const groups = Map.groupBy(entries, ({ source, about, sample }) => setId(source, about.family, sample));
  return {
    title: translate(locale, 'Titles_Catalogue'),
    openDay: state?.openDay ?? null,
    sets: [...groups].map(([id, members]) =>
      describeSet(id, members, locale, translate(locale, `Catalogue_Family_${members[0]!.about.family}`)),
    ),
  };
}

/** The name of a set in addresses; generated figures never share one with measured ones. */
function setId(source: string, family: string, sample: boolean): string {
  return `${source}.${family}${sample && source !== 'svodka_sample' ? '.sample' : ''}`;
}

function describeSet(id: string, members: readonly Entry[], locale: Locale, family: string): DataSet {
  const { about, provider, licence, url, caveat, sample, ...member } = members[0]!;
  const title = titleOf(member.source, member.title, locale);
  return {
    ...spanOf(members),
    id,
    title: `${family}: ${title}`,
    family: about.family,
    source: { name: provider, title, licence, url, caveat },
    sample,
    isOpen: isOpenLicence(licence),
    indicators: members.map((member) => ({
      ...spanOf([member]),
      code: member.indicator,
      name: member.about.name,
      unit: unitTitle(member.about.unit),
      period: member.about.period,
    })),
  };
}

function spanOf(members: readonly Entry[]) {
  const ascending = (pick: (entry: Entry) => string): string[] => members.map(pick).toSorted();
  return {
    rows: members.reduce((sum, { rows }) => sum + rows, 0),
    places: Math.max(...members.map(({ places }) => places)),
    first: ascending(({ first }) => first)[0]!,
    last: ascending(({ last }) => last).at(-1)!,
    knownAt: ascending(({ knownAt }) => knownAt).at(-1)!,
  };
}
