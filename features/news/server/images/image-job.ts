import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import { openFetcher } from '#platform/server/fetch/open-fetcher.ts';
import { publicOrWithin } from '#platform/server/fetch/public-address.ts';
import { readImages } from './read-images.ts';
import { maxPictureBytes } from './read-picture.ts';

/** Every five minutes: pictures of fresh news are fetched, hashed and made small. */
export function imageReading({ db, config }: Services): Job {
  const client = openFetcher({
    userAgent: `Svodka/1.0 (pictures; +${config.publicUrl})`,
    now: () => new Date(),
    allowsAddress: publicOrWithin(config.FEED_NETWORKS),
    bytes: maxPictureBytes,
    totalMs: 15_000,
    hostPauseMs: 300,
    checkType: refuseOtherThanPictures,
  });
  return {
    name: 'news-images',
    schedule: '*/5 * * * *',
    async work(_data, signal) {
      await readImages(db, client, signal);
    },
  };
}

/** Types that are certainly no picture; the bytes decide the rest. */
export function refuseOtherThanPictures(contentType: string | null): void {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && !type.startsWith('image/') && type !== 'application/octet-stream')
    throw new RefusedFetch('wrong_content_type', { type: type.slice(0, 80) });
}
