import { normalQuantile } from '#simulation/numeric/distribution/normal-quantile.ts';
import { requireWhole } from './refusal.ts';

/** A seeded stream of draws; two generators made alike give the same draws on every engine. */
export interface Random {
  /** 32 random bits, 0…2³²−1. */
  uint32(): number;
  /** Uniform in the open interval 0…1, 53 bits, never 0 and never 1. */
  uniform(): number;
  /** Standard normal by inversion: one uniform a draw, so that common random numbers stay common. */
  normal(): number;
}

/**
 * Makes a generator from integer arithmetic alone (sfc32 started by splitmix32), so that its bits are the same everywhere.
 *
 * @param seed    whole number 0…2³²−1.
 * @param stream  whole number 0…2³²−1: an ensemble member's own stream, independent of how members are shared out to workers.
 * Source: C. Doty-Humphrey, PractRand (sfc32, counter-based small fast generator); G. Steele et al. 2014 (splitmix).
 */
export function createRandom(seed: number, stream = 0): Random {
  requireWhole('seed', seed, 0, 0xffff_ffff);
  requireWhole('stream', stream, 0, 0xffff_ffff);
  const state = startState(seed, stream);
  const uint32 = () => advance(state);
  for (let i = 0; i < 12; i++) uint32();
  const uniform = () => {
    const high = uint32() >>> 6;
    const low = uint32() >>> 6;
    // 52 bits centred between grid points: exact arithmetic, so the same double on every engine.
    return (high * 67_108_864 + low + 0.5) / 4_503_599_627_370_496;
  };
  return { uint32, uniform, normal: () => normalQuantile(uniform()) };
}

function startState(seed: number, stream: number): Int32Array {
  let mixed = (seed ^ Math.imul(stream, 0x9e37_79b1)) | 0;
  const state = new Int32Array(4);
  for (let i = 0; i < 3; i++) {
    mixed = (mixed + 0x9e37_79b9) | 0;
    let z = mixed ^ (mixed >>> 16);
    z = Math.imul(z, 0x21f0_aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a_2d97);
    state[i] = z ^ (z >>> 15) ^ (i === 2 ? stream : 0);
  }
  state[3] = 1;
  return state;
}

function advance(state: Int32Array): number {
  const a = state[0] ?? 0;
  const b = state[1] ?? 0;
  const c = state[2] ?? 0;
  const counter = state[3] ?? 0;
  const result = (a + b + counter) | 0;
  state[3] = (counter + 1) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  return result >>> 0;
}
