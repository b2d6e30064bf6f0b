import { useStart } from '#platform/web/start-context.ts';

/** Post and phone of the operator's help; nothing where neither is configured. */
export function HelpContacts() {
  const { helpEmail, helpPhone } = useStart();
  if (helpEmail === null && helpPhone === null) return null;
  return (
    <span>
      {helpEmail !== null && <a href={`mailto:${helpEmail}`}>{helpEmail}</a>}
      {helpEmail !== null && helpPhone !== null && ', '}
      {helpPhone !== null && <a href={phoneAddress(helpPhone)}>{helpPhone}</a>}
    </span>
  );
}

/** What a telephone dials: digits and the plus alone. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
