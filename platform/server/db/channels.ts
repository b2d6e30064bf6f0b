/** Hears what is notified on a channel; null after a connection was lost: what was said meanwhile is not known. */
export type Hear = (payload: string | null) => void;

/** Who hears which channel of the database's notifications. */
export class Channels {
  readonly #listeners = new Map<string, Set<Hear>>();

  has(channel: string): boolean {
    return this.#listeners.has(channel);
  }

  /** Adds a listener; what is returned takes it away again. */
  add(channel: string, hear: Hear): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(hear));
    return () => void listeners.delete(hear);
  }

  tell(channel: string, payload: string): void {
    for (const hear of this.#listeners.get(channel) ?? []) hear(payload);
  }

  tellMissed(): void {
    for (const listeners of this.#listeners.values()) for (const hear of listeners) hear(null);
  }
}
