/** What a page tells the worker: keep what is read here, with the files it was drawn with; or say since when this page is kept. */
export type PageMessage = { kind: 'read'; address: string; files: readonly string[] } | { kind: 'since' };

/** The worker's answer to `since`: when the page was read (ms since 1970), null where it came from the network. */
export type Since = number | null;

/** Where the worker's own code stands. */
export const workerAddress = '/service-worker.js';
