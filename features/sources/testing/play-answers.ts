import { readFileSync } from 'node:fs';
import type { Behaviour } from '#platform/server/testing/hostile-server.ts';

/** What a played source answers; changed by a test between two runs. */
export interface Played {
  status: number;
  type: string;
  body: string | Uint8Array;
}

/** Answers with what is played at the moment. */
export function play(played: Played): Behaviour {
  return (response) => {
    response.writeHead(played.status, { 'content-type': played.type }).end(played.body);
  };
}

/** A recorded answer of `answers/`. */
export function recorded(name: string): Uint8Array {
  return readFileSync(new URL(`answers/${name}`, import.meta.url));
}
