import { prepareKernel, type KernelModel, type KernelReader } from './kernel-model.ts';

const magic = 0x4b4e5653;
const align = 8;

/** The arrays in the order of the file: those of wider numbers first, so that each lies where its width asks. */
const arrays = [
  ['weights', Float32Array],
  ['hashes', Int32Array],
  ['starts', Uint32Array],
  ['voices', Int16Array],
  ['examples', Uint16Array],
  ['shares', Uint8Array],
] as const;

type Name = (typeof arrays)[number][0];
type Head = Omit<KernelModel, Name> & { readonly sizes: readonly number[] };

/** Reads a model written by `encodeKernelModel`; throws when the bytes are something else. */
export function decodeKernelModel(file: Uint8Array): KernelReader {
  const bytes = Uint8Array.from(file);
  const view = new DataView(bytes.buffer);
  if (view.getUint32(0, true) !== magic) throw new Error('Not a kernel model');
  const headLength = view.getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headLength))) as Head;
  const { sizes, ...rest } = head;
  let from = 8 + headLength;
  const read = arrays.map(([name, Kind], at) => {
    const array = new Kind(bytes.buffer, from, sizes[at]);
    from += array.byteLength;
    return [name, array];
  });
  return prepareKernel({ ...rest, ...(Object.fromEntries(read) as Pick<KernelModel, Name>) });
}

/** One file: magic, header length, JSON header filled up to eight bytes, then the arrays as they are. */
export function encodeKernelModel(model: KernelModel): Uint8Array {
  const { classes, sharpness, voiceSteps, bias, step, common, usual } = model;
  const head: Head = {
    classes,
    sharpness,
    voiceSteps,
    usual,
    bias,
    step,
    common,
    sizes: arrays.map(([name]) => model[name].length),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const headLength = Math.ceil(text.length / align) * align;
  const parts = arrays.map(([name]) => model[name]);
  const bytes = new Uint8Array(8 + headLength + parts.reduce((sum, part) => sum + part.byteLength, 0));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, headLength, true);
  bytes.fill(0x20, 8, 8 + headLength).set(text, 8);
  let at = 8 + headLength;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}
