/** Passkeys of one account. */
export const maxPasskeys = 10;
/** Characters of a passkey's name. */
export const passkeyNameLength = 60;
/** How long a device has to answer. */
export const challengeMinutes = 5;

/** Whom a browser takes the site for: its name there, and the addresses its pages have. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The site as a relying party by its public address; null where browsers make no passkeys: at a bare number, and without
 * https but on this machine. There both spellings of the loopback open the site, and only the name can have a key.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin, port, protocol } = new URL(publicUrl);
  if (hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname))
    return { id: 'localhost', origins: [`${protocol}//localhost${port && `:${port}`}`] };
  if (protocol !== 'https:' || /^[\d.]+$|^\[/.test(hostname)) return null;
  return { id: hostname, origins: [origin] };
}
