import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hash32 } from '#newsengine/text/hash.ts';
import { stem } from '#newsengine/text/stem.ts';

/** Name of the model the server claims to be. */
export const hashedWords = 'hashed-words-256';
const axes = 256;

/** What the server answers instead of vectors. */
export type Mood = (response: ServerResponse, texts: readonly string[]) => void;

/** A service of embeddings on loopback, in OpenAI's form, without any learning: a text's vector is the sum of its words' stems, each a fixed direction by its hash. */
export interface EmbeddingsServer {
  readonly address: string;
  /** Texts of each request so far. */
  readonly asked: (readonly string[])[];
  /** Authorization headers of the requests so far. */
  readonly keys: (string | undefined)[];
  /** Answers otherwise from now on; undefined: as it should. */
  mood: Mood | undefined;
  close(): Promise<void>;
}

/** Opens the service. */
export async function openEmbeddingsServer(): Promise<EmbeddingsServer> {
  const server = createServer((request, response) => void answer(request, response));
  const told: EmbeddingsServer = {
    address: '',
    asked: [],
    keys: [],
    mood: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on('error', () => undefined);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
    told.asked.push(input);
    told.keys.push(request.headers.authorization);
    if (request.method !== 'POST' || request.url !== '/v1/embeddings') response.writeHead(404).end();
    else if (told.mood) told.mood(response, input);
    else sayVectors(response, input.map(vectorOfWords));
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(told, { address: `http://127.0.0.1:${port}` });
}

/** Answers with these vectors in their order. */
export function sayVectors(response: ServerResponse, vectors: readonly (readonly number[])[]): void {
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'list', model: hashedWords, data }));
}

function vectorOfWords(text: string): number[] {
  const sum = Array.from({ length: axes }, () => 0.01);
  const language = /[а-яё]/i.test(text) ? 'ru' : 'en';
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []) {
    const seed = hash32(stem(word, language));
    for (let at = 0; at < axes; at += 1)
      sum[at] = (sum[at] ?? 0) + ((hash32(String(at), seed) & 1) === 0 ? 1 : -1);
  }
  return sum;
}
