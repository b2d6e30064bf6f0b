/** The parts of the bundled data that are loaded behind the running server, in their order. */
export const dataParts = ['news', 'facts', 'measures', 'handbooks', 'registry', 'mentions'] as const;

export type DataPart = (typeof dataParts)[number];
