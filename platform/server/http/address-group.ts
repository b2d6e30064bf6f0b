import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that a provider gives to one customer. */
const customerBits = 64;

/**
 * Whose an address of the net is, for counting: an IPv4 address itself, written plainly or inside IPv6. Of IPv6 the
 * network of one customer, within which anybody has addresses without end. Absent for a client that has left.
 */
export function addressGroup(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, at) => (at < customerBits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${customerBits}`;
}
