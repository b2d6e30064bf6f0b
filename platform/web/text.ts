import { useIntl } from 'react-intl';
import type { MessageKey } from '#app/messages.ts';

/** Values a message may carry; numbers are formatted by the message itself. */
export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;

/** A translator for the current locale: one key of the catalogue in, one sentence out. */
export type Translate = (key: MessageKey, values?: TextValues) => string;

/** The translator of the current locale; a missing key reaches only the message library's error hook. */
export function useText(): Translate {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values);
}
