import { readSiteAddress } from '#feedformats/opml/feed-address.ts';
import { RefusedOpml } from '#feedformats/opml/read-opml.ts';
import { isRefusal } from '../refusal.ts';
import { AppError } from '#platform/contract/errors.ts';

/** The address a person typed, whole; refuses what can be none. */
export function getAddress(typed: string): string {
  const address = readSiteAddress(typed);
  if (address === null) throw new AppError('feed_refused', { reason: 'bad_address' });
  return address;
}

/** Refusals of feeds and lists as the call's own, with their reason. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error))
      throw new AppError('feed_refused', { reason: error.reason, ...error.details }, error);
    if (error instanceof RefusedOpml) throw new AppError('opml_refused', { reason: error.reason }, error);
    throw error;
  }
}
