import { z } from 'zod';

/** Longest vector that is taken: twice the largest of the models in use. */
const maxLength = 8192;

const Answer = z.object({
  data: z.array(
    z.object({
      index: z.int().min(0).optional(),
      embedding: z.array(z.number()).min(2).max(maxLength),
    }),
  ),
});

/** The service answered, but not with one vector of finite numbers for each text. */
class OddVectorsError extends Error {}

/** Unit vectors in the order of the texts. Throws OddVectorsError for anything else than one vector of equal length for each. */
export function readVectors(bytes: Uint8Array, count: number): Float32Array[] {
  const { data } = parse(bytes);
  if (data.length !== count) throw new OddVectorsError(`${data.length} vectors for ${count} texts`);
  const vectors: (Float32Array | undefined)[] = Array.from({ length: count });
  for (const [at, { index = at, embedding }] of data.entries()) {
    if (index >= count || vectors[index])
      throw new OddVectorsError(`vector ${index} given twice or for no text`);
    vectors[index] = toUnit(embedding);
  }
  const whole = vectors.filter((vector) => vector !== undefined);
  const length = whole[0]?.length;
  if (whole.some((vector) => vector.length !== length))
    throw new OddVectorsError('vectors of several lengths');
  return whole;
}

function parse(bytes: Uint8Array): z.output<typeof Answer> {
  let told: unknown;
  try {
    told = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new OddVectorsError('no JSON');
  }
  const answer = Answer.safeParse(told);
  if (!answer.success) throw new OddVectorsError('no list of vectors');
  return answer.data;
}

function toUnit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!Number.isFinite(length) || length < 1e-12) throw new OddVectorsError('a vector without direction');
  return Float32Array.from(values, (value) => value / length);
}
