import type { EngineItem } from '#newsengine/item.ts';
import type { Supply } from '../pipeline/supply.ts';

/** Bundled items one after the other; what is in already is found by its id, so a load that was cut short goes on. */
export function headlineSupply(items: AsyncIterator<EngineItem, void> | Iterator<EngineItem, void>): Supply {
  return {
    isSeen: false,
    async take(count) {
      const part: EngineItem[] = [];
      while (part.length < count) {
        const next = await items.next();
        if (next.done) break;
        part.push(next.value);
      }
      return part.map((item) => ({ ticket: item.externalId, item }));
    },
    settle: () => Promise.resolve(),
    refuse({ item }, reason) {
      throw new Error(`The bundled headline ${item.externalId} cannot be read: ${reason}`);
    },
  };
}
