import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '#features/account/testing/test-session.ts';
import { documentForm, samplePdf, uploadHeaders } from '#features/measures/testing/document-form.ts';
import { openS3Server } from '#features/measures/testing/open-s3-server.ts';
import { sampleContent } from '#features/measures/testing/sample-content.ts';
import type { Figure } from '../drill.ts';
import { openBrowser } from '../visitors.ts';
import {
  isRefusedForNow,
  readMeanwhile,
  reply,
  textOf,
  withProduct,
  type Product,
  type Reply,
} from './outage.ts';
import { openRelay, type Behaviour, type Relay } from './relay.ts';

const slowMs = 3_000;
const longestMs = 60_000;

/** The bucket of documents is away, silent and slow, one after the other: what a reader sees, and what is there afterwards. */
export const s3Drill = {
  programs: [],
  async run(): Promise<Figure[]> {
    const s3 = await openS3Server('drill');
    const bucket = new URL(s3.url);
    const relay = await openRelay(Number(bucket.port), slowMs);
    bucket.port = String(relay.port);
    try {
      return await withProduct({ STORAGE_URL: bucket.href }, (product) => drill(product, relay));
    } finally {
      await relay.close();
      await s3.close();
    }
  },
};

async function drill(product: Product, relay: Relay): Promise<Figure[]> {
  const desk = await openDesk(product);
  const figures: Figure[] = [];
  for (const behaviour of ['away', 'silent', 'slow'] as const)
    figures.push(...(await outage(desk, relay, behaviour)));
  return figures;
}

/** An author with a draft to which documents can be added. */
type Desk = Awaited<ReturnType<typeof openDesk>>;

async function openDesk(product: Product) {
  const { origin, db } = product;
  const session = await signInAs(db, { licensed: true, roles: [11] });
  const content = await sampleContent(db);
  const ask = openBrowser(origin, session);
  const draft = await ask('/api/measure/saveDraft', { id: 0, version: 0, revision: 0, content });
  const { id, version } = (await draft.json()) as { id: number; version: number };
  const headers = { 'x-forwarded-proto': 'https', ...uploadHeaders(session) };
  const signal = (): AbortSignal => AbortSignal.timeout(longestMs);
  return {
    product,
    session,
    upload: (name: string, bytes: Buffer): Promise<Reply> =>
      reply(() =>
        fetch(`${origin}/api/measure/uploadDocument`, {
          method: 'POST',
          headers,
          body: new Uint8Array(documentForm(name, bytes, { id, version })),
          signal: signal(),
        }),
      ),
    read: (document: number): Promise<Reply> =>
      reply(() => fetch(`${origin}/documents/${document}`, { headers, signal: signal() })),
    async names(): Promise<string[]> {
      const answer = await ask(`/api/measure/getMeasure?id=${id}&version=${version}`);
      const { documents } = (await answer.json()) as { documents: { name: string }[] };
      return documents.map(({ name }) => name);
    },
  };
}

/** Bytes of a document that no other has. */
const bytesOf = (name: string): Buffer => Buffer.concat([samplePdf, Buffer.from(`% ${name}\n`)]);
const idOf = ({ bytes }: Reply): number => (JSON.parse(bytes.toString()) as { id: number }).id;

async function outage(desk: Desk, relay: Relay, behaviour: Exclude<Behaviour, 'well'>): Promise<Figure[]> {
  console.log(`the bucket is ${behaviour}`);
  const name = `${behaviour}.pdf`;
  const before = await desk.upload(`before-${name}`, bytesOf(`before ${name}`));
  await relay.behave(behaviour);
  const { result, figure } = await readMeanwhile(desk.product, desk.session, async () => {
    const [upload, read] = await Promise.all([
      desk.upload(name, bytesOf(name)),
      before.status === 200 ? desk.read(idOf(before)) : before,
    ]);
    return { upload, read };
  });
  const meanwhile = await desk.names();
  await relay.behave('well');
  await wait(500);
  const { upload, read } = result;
  const again = upload.status === 200 ? upload : await desk.upload(name, bytesOf(name));
  const reread = await desk.read(idOf(before));
  const taken = await desk.read(idOf(again));
  const names = await desk.names();
  const isSlow = behaviour === 'slow';
  const isRight = (each: Reply): boolean => (isSlow ? each.status === 200 : isRefusedForNow(each));
  const isWhole = reread.bytes.equals(bytesOf(`before ${name}`)) && taken.bytes.equals(bytesOf(name));
  const stands = names.filter((each) => each === name).length;
  const halves = isSlow ? 0 : meanwhile.filter((each) => each === name).length;
  const line = (what: string, text: string, kept: boolean): Figure => ({
    what: `bucket ${behaviour}: ${what}`,
    figure: text,
    kept,
  });
  return [
    line('a document that is uploaded', textOf(upload), isRight(upload)),
    line('a document that is opened', textOf(read), isRight(read)),
    line('no half document stays', `${halves}`, halves === 0),
    { what: `bucket ${behaviour}: pages and calls meanwhile`, ...figure },
    line(
      'afterwards the same upload stands once, and both open byte for byte',
      `${stands}`,
      stands === 1 && isWhole,
    ),
  ];
}
