/** What a thread says of the task it has: parts on the way, then one of the others. */
export type FromThread<Answer, Part> =
  | { part: Part }
  | { answer: Answer }
  | { refusal: unknown }
  | { failure: string };
