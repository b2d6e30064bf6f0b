import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { RefusedFetch } from './refused-fetch.ts';
import { isPublicAddress, literalAddress } from './public-address.ts';

/** Whether an IP address may be connected to; tests add their own loopback. */
export type AddressRule = (address: string) => boolean;

/**
 * A connector for undici that lets no connection to a local address through. IP literals are checked before, names by
 * all they resolve to. At last the address that the socket is really connected to is checked, before a byte of the
 * request is sent.
 */
export function guardedConnector(
  allows: AddressRule = isPublicAddress,
  connectMs = 10_000,
): buildConnector.connector {
  const connect = buildConnector({ timeout: connectMs, allowH2: false, lookup: guardedLookup(allows) });
  return (options, callback) => {
    const literal = literalAddress(options.hostname);
    if (literal !== null && !allows(literal)) {
      callback(new RefusedFetch('local_address', { host: options.hostname }), null);
      return;
    }
    connect(options, (...answer) => {
      const [, socket] = answer;
      // A failed connection is told with the error alone.
      if (socket && !allows(socket.remoteAddress ?? '')) {
        socket.destroy();
        callback(new RefusedFetch('local_address', { host: options.hostname }), null);
        return;
      }
      callback(...answer);
    });
  };
}

/** One local address among a name's answers refuses the name: honest outlets have none. */
function guardedLookup(allows: AddressRule): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      if (addresses.some(({ address }) => !allows(address)))
        return callback(new RefusedFetch('local_address', { host }), '', 0);
      const [first] = addresses;
      if (options.all === true) return callback(null, addresses);
      return callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}
