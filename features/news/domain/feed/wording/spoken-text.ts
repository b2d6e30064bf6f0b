/** Most characters a caller may have read; an address has to hold them percent-encoded. */
export const longestSpokenText = 1500;

/** Most characters read of one item, about a quarter of an hour. */
const longestSpokenArticle = 12_000;

/**
 * What is read of an item: the headline, a stop, then its text, cut behind the last sentence that fits. Markup, bare
 * addresses and the signs a voice would spell out are left out.
 */
export function spokenText(title: string, body: string, most = longestSpokenArticle): string {
  const head = tidy(title);
  const rest = tidy(body);
  const whole = rest === '' ? head : `${/[.!?…»"]$/.test(head) ? head : `${head}.`}\n${rest}`;
  return cutAtSentence(whole, most);
}

function tidy(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/[[\]{}<>|\\^~#*_]/g, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
}

function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most);
  const end = Math.max(
    ...['. ', '! ', '? ', '.\n', '!\n', '?\n', '\n'].map((sign) => kept.lastIndexOf(sign)),
  );
  return (end > most / 2 ? kept.slice(0, end + 1) : kept.slice(0, kept.lastIndexOf(' '))).trim();
}
