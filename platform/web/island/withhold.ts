/** What the server draws with and does not send as data: the browser asks for it when it takes the part over. */
export interface Withheld<Value> {
  /** There on the server, and where the browser loaded the page itself. */
  readonly given?: Value;
}

/** Keeps a value out of the data that travel with a page of the server's. */
export function withhold<Value>(value: Value): Withheld<Value> {
  // What is not enumerable is not written into the page.
  return Object.defineProperty({}, 'given', { value, enumerable: typeof document !== 'undefined' });
}
