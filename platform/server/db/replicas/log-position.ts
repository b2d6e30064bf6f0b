/** A place in the log of PostgreSQL, as it writes it (`16/B374D848`), in bytes from its beginning; null for anything else. */
export function readLogPosition(text: string | null | undefined): bigint | null {
  const parts = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '');
  if (parts === null) return null;
  return (BigInt(`0x${parts[1]}`) << 32n) + BigInt(`0x${parts[2]}`);
}
