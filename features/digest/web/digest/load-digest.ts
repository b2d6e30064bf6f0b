import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** A section as the page shows it. */
export type DigestSection = OutputOf<'digest/get'>['sections'][number];

/** The digest of the span of the address; the letter's choice for whoever is signed in. */
export interface DigestData {
  digest: OutputOf<'digest/get'>;
  mailing: OutputOf<'digest/getMailing'> | null;
  /** What the reader never wants to see. */
  muted: OutputOf<'muting/getMuted'>;
}

const maxSections = 60;

/** Loads the digest; `?period=` chooses the span, a day unless told. */
export const loadDigest: LoadPage<DigestData> = async ({ api, url, signal }) => {
  const asked = url.searchParams.get('period');
  const period = asked === '3h' || asked === 'week' ? asked : 'day';
  const [digest, account, muted] = await Promise.all([
    api.call('digest/get', { period, pageSize: maxSections }, { signal }),
    api.call('account/getCurrentAccount', {}, { signal }),
    api.call('muting/getMuted', {}, { signal }),
  ]);
  const mailing = account.id === '' ? null : await api.call('digest/getMailing', {}, { signal });
  return { digest, mailing, muted };
};
