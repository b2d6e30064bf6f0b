import Negotiator from 'negotiator';

/** Forms in which answers are sent packed, the smallest first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The smallest of these forms that an Accept-Encoding header takes; undefined where the answer is to be sent as it is. */
export function acceptedEncoding<Form extends Encoding>(
  header: string | undefined,
  forms: readonly Form[],
): Form | undefined {
  if (header === undefined) return undefined;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...forms]);
  return forms.find((form) => accepted.includes(form));
}
