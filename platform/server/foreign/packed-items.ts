import { setImmediate as letOthersRun } from 'node:timers/promises';
import { RefusedFile } from './foreign-file.ts';

/** Characters of a packet: what the receiver takes in within a millisecond. */
const packetLength = 64_000;
/** Characters of all packets: more than any file of the allowed size tells honestly. */
const maxPacked = 24_000_000;

/** Items as packets of JSON that are handed over without a copy; refuses what grows beyond all bounds. */
export async function packItems(
  items: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const encoder = new TextEncoder();
  const packets: Uint8Array<ArrayBuffer>[] = [];
  let waiting: string[] = [];
  let [length, packed] = [0, 0];
  const close = (): void => {
    packets.push(encoder.encode(`[${waiting.join(',')}]`));
    [waiting, length] = [[], 0];
  };
  for await (const item of items) {
    const text = JSON.stringify(item);
    packed += text.length;
    if (packed > maxPacked) throw new RefusedFile('too_heavy');
    waiting.push(text);
    length += text.length;
    if (length >= packetLength) close();
  }
  if (waiting.length > 0) close();
  return packets;
}

/** The items of packets, others having their turn between two packets. */
export async function* unpackItems<Item>(packets: readonly Uint8Array[]): AsyncGenerator<Item> {
  const decoder = new TextDecoder();
  for (const packet of packets) {
    yield* JSON.parse(decoder.decode(packet)) as Item[];
    await letOthersRun();
  }
}
