import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address may be connected to: only plain public unicast. Private, loopback, link-local, carrier, documentation
 * and every other special range are refused, IPv4 inside IPv6 (mapped, NAT64) by what it carries; no address at all is refused too.
 */
export function isPublicAddress(address: string | undefined): boolean {
  const bare = (address ?? '').replace(/^\[|\]$/g, '').split('%', 1)[0]!;
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv6' && parsed.range() === 'rfc6052')
    return isPublicAddress(lastIpv4(parsed.toByteArray()));
  // `::a.b.c.d`, an old way to write IPv4 inside IPv6, has no range of its own.
  if (
    parsed.kind() === 'ipv6' &&
    parsed
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  )
    return false;
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

/** The rule of an installation: public addresses, and those of its own networks (CIDR) that feeds may be read from. */
export function publicOrWithin(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network));
  return (address) => isPublicAddress(address) || ranges.some((range) => isWithin(address, range));
}

function isWithin(address: string, [network, bits]: readonly [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  const bare = address.replace(/^\[|\]$/g, '').split('%', 1)[0]!;
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  return parsed.kind() === network.kind() && parsed.match([network, bits] as [ipaddr.IPv4, number]);
}
