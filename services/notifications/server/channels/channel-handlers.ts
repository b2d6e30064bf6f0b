import { randomBytes } from 'node:crypto';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { isPublicAddress, literalAddress } from '#platform/server/fetch/public-address.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import { checkAddress } from '#platform/server/fetch/request.ts';
import { isZone } from '#platform/shared/local-time.ts';
import type { noticeContract } from '../../contract.ts';
import {
  findLastFailure,
  listChannels,
  readChoice,
  saveChannel,
  saveQuietHours,
  saveWebhook,
} from './channel-queries.ts';
import { listDeliveries, postAgain } from './delivery-queries.ts';

type ChannelCalls = Extract<
  keyof typeof noticeContract,
  'notices/getChannels' | 'notices/getDeliveries' | 'notices/postAgain' | `notices/save${string}`
>;

const maxDeliveries = 50;

/** By which ways an account is told, when it is left alone, and where its notices are posted to. */
export const channelRoutes: Pick<Routes<typeof noticeContract>, ChannelCalls> = {
  async 'notices/getChannels'(_input, { db, caller }) {
    const accountId = caller.accountId!;
    const [channels, choice, lastFailure] = await Promise.all([
      listChannels(db, accountId),
      readChoice(db, accountId),
      findLastFailure(db, accountId),
    ]);
    return { channels, ...choice, lastFailure };
  },
  async 'notices/getDeliveries'(_input, { db, caller }) {
    return { deliveries: await listDeliveries(db, caller.accountId!, maxDeliveries) };
  },
  async 'notices/postAgain'({ noticeId }, { db, caller }) {
    if (!(await postAgain(db, caller.accountId!, noticeId))) throw new AppError('not_found');
    return { ok: true };
  },
  async 'notices/saveChannel'(channel, { db, caller }) {
    await saveChannel(db, caller.accountId!, channel);
    return { ok: true };
  },
  async 'notices/saveQuietHours'(quiet, { db, caller }) {
    if (!isZone(quiet.zone)) throw new AppError('bad_request', { field: 'zone' });
    await saveQuietHours(db, caller.accountId!, quiet);
    return { ok: true };
  },
  async 'notices/saveWebhook'({ url }, { db, caller }) {
    const webhookUrl = url === '' ? '' : checkWebhook(url);
    const known = await readChoice(db, caller.accountId!);
    // The secret stays while there is an address, so that moving it breaks no receiver; taking it away and giving one makes another.
    const webhookSecret =
      webhookUrl === '' ? '' : known.webhookSecret || randomBytes(32).toString('base64url');
    if (known.webhookUrl === webhookUrl) return { webhookUrl, webhookSecret };
    await db.transaction((tx) =>
      saveWebhook(tx, caller.accountId!, { url: webhookUrl, secret: webhookSecret }),
    );
    return { webhookUrl, webhookSecret };
  },
};

/** An address notices may be posted to; names are looked up when they are posted, and local ones refused then. */
function checkWebhook(url: string): string {
  try {
    const address = checkAddress(url);
    const literal = literalAddress(address.hostname);
    const isLocal = /(^|\.)localhost$|\.(local|internal)$/i.test(address.hostname);
    if (address.protocol === 'https:' && !isLocal && (literal === null || isPublicAddress(literal)))
      return address.href;
  } catch (error) {
    if (!(error instanceof RefusedFetch)) throw error;
  }
  throw new AppError('address_refused');
}
