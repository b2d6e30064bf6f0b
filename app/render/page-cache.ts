import { createHash } from 'node:crypto';
import { ownBytes, PackedBytes, PackedCache } from '#platform/server/answers/packed-cache.ts';

/** A page as all who may see it get it: its bytes, their tag, and the policy that lets its own scripts run. */
export class SharedPage extends PackedBytes {
  readonly policy: string;

  constructor(html: string, policy: string) {
    const bytes = ownBytes(html);
    const mark = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    super(bytes, `W/"${mark}"`, { quality: 6, repacks: true });
    this.policy = policy;
  }
}

/** Pages by everything they may differ by. */
export function openPageCache(bytes = 30_000_000): PackedCache<SharedPage> {
  return new PackedCache({ bytes, entries: 5000 });
}
