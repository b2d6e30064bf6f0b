import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * The bytes this thread still holds, on its heap and in buffers, after what nobody refers to is collected. The size of
 * the process would not do: it counts the other threads, where other files of tests run, and garbage.
 */
export function liveBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
