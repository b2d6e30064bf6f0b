const longest = 150;
/** What is read of a name: its end, where the ending stands. */
const longestGiven = 1_000;

/** A document's name as it is kept and offered: its last part alone, without signs that a disk, a header or a reader takes for something else; its ending stays. */
export function safeName(given: string): string {
  const last = given.slice(-longestGiven).split(/[/\\]/).at(-1)!.normalize('NFC');
  const plain = [...last]
    .filter((sign) => !/[\p{Cc}\p{Cf}<>:"|?*]/u.test(sign))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (plain.length <= longest) return plain || 'document';
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, longest - ending.length) + ending;
}
