import type { EngineItem } from '../pipeline/engine-item.ts';
import type { Supply } from '../pipeline/supply.ts';

/** Bundled items one after the other; what is in already is found by its id, so a load that was cut short goes on. */
export function headlineSupply(items: readonly EngineItem[]): Supply {
  let next = 0;
  return {
    isSeen: false,
    take(count) {
      const part = items.slice(next, next + count);
      next += part.length;
      return Promise.resolve(part.map((item) => ({ ticket: item.externalId, item })));
    },
    settle: () => Promise.resolve(),
    refuse({ item }, reason) {
      throw new Error(`The bundled headline ${item.externalId} cannot be read: ${reason}`);
    },
  };
}
