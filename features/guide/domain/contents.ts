/** For whom a text is written, in the order of the list of contents. */
export const readerKinds = ['readers', 'editors', 'operators', 'programmers'] as const;
export type ReaderKind = (typeof readerKinds)[number];

/** What stands in the list of contents, in its order; `folder/` stands for everything else of that folder, by name. */
const order: Record<ReaderKind, readonly string[]> = {
  readers: [
    'readers/news',
    'readers/morning',
    'readers/dossier',
    'readers/forecasts',
    'readers/explorer',
    'readers/ask',
    'readers/own',
    'readers/',
  ],
  editors: ['editors/front-desk', 'editors/moderation', 'editors/sources', 'editors/corrections', 'editors/'],
  operators: [
    'operations/README',
    'operations/install',
    'operations',
    'operations/feeds',
    'operations/upgrade',
    'operations/backup',
    'operations/grow',
    'operations/observe',
    'operations/incidents',
    'operations/',
    'import',
    'sources',
  ],
  programmers: ['architecture', 'conventions', 'glossary', 'feature-rows', 'adr/'],
};

/** One reader's part of the list. */
export interface Part {
  reader: ReaderKind;
  addresses: string[];
}

/** The list of contents over the texts there are: each once, under the first place that names it or its folder. */
export function listContents(addresses: readonly string[]): Part[] {
  const named = new Set(readerKinds.flatMap((reader) => order[reader]));
  const inFolder = (folder: string): string[] =>
    addresses.filter((address) => address.startsWith(folder) && !named.has(address)).toSorted();
  return readerKinds.map((reader) => ({
    reader,
    addresses: order[reader].flatMap((place) =>
      place.endsWith('/') ? inFolder(place) : addresses.filter((address) => address === place),
    ),
  }));
}
