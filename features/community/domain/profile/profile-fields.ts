/**
 * What a person can fill in, in the order in which the page asks for it. Accounts of networks that an earlier form asked
 * for are kept and shown; a full profile does not need them.
 */
export const profileFields = [
  'firstName',
  'lastName',
  'photo',
  'background',
  'workplace',
  'position',
  'location',
  'birthDate',
  'gender',
  'email',
  'phone',
] as const;

export type ProfileField = (typeof profileFields)[number];

/** The fields that are still empty. */
export function emptyFields(profile: Record<ProfileField, string | null>): ProfileField[] {
  return profileFields.filter((field) => (profile[field] ?? '').trim() === '');
}

/** Hosts of the services whose accounts a person can name. */
const accountHosts = {
  twitter: ['twitter.com', 'x.com'],
  vk: ['vk.com', 'vk.ru'],
  facebook: ['facebook.com', 'fb.com'],
} as const;

export type AccountService = keyof typeof accountHosts;

/** The address of a person's page at a service as it is kept, https and without choices; null where it leads elsewhere or to no page. */
export function accountAddress(service: AccountService, text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || url.username !== '' || url.port !== '') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const isKnown = accountHosts[service].some((known) => known === host);
  return isKnown && /^\/[\w.-]{1,80}$/.test(path) ? `https://${host}${path}` : null;
}

/** A phone number as it is kept, + and 8 to 15 digits (E.164); null where it is none. A Russian 8 in front is +7. */
export function phoneNumber(text: string): string | null {
  const plain = text.replace(/[\s()\u00A0\u2011-]/g, '').replace(/^8(?=\d{10}$)/, '+7');
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : null;
}
