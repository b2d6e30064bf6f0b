/** The parts of the bundled data that are loaded behind the running server, in their order. */
export const dataParts = ['facts', 'handbooks', 'measures', 'news', 'registry', 'mentions'] as const;

export type DataPart = (typeof dataParts)[number];

/** Whatever a start brings up to date: the parts above, and what comes before the first request. */
export const startParts = [
  'lists',
  'derived',
  'announcements',
  'compilations',
  'texts',
  ...dataParts,
] as const;

export type StartPart = (typeof startParts)[number];
