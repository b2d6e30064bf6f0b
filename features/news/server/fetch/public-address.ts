import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address may be connected to: only plain public unicast. Private, loopback, link-local, carrier, documentation
 * and every other special range are refused, IPv4 inside IPv6 (mapped, NAT64) by what it carries; no address at all is refused too.
 */
export function isPublicAddress(address: string | undefined): boolean {
  const bare = (address ?? '').replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv6' && parsed.range() === 'rfc6052')
    return isPublicAddress(lastIpv4(parsed.toByteArray()));
  return parsed.range() === 'unicast';
}

/** The host of an address when it is an IP literal, in any of the spellings URL understands; null for names. */
export function literalAddress(host: string): string | null {
  const bare = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

function lastIpv4(bytes: readonly number[]): string {
  return bytes.slice(-4).join('.');
}
