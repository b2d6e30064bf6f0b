const ofPage =
  /<script( nonce="[^"]+")?>(window\.__reactRouterContext = [^]*?)<\/script>((?:(?:<!--[/$&]*-->)*<script\1>[^]*?<\/script>)+)/;
const one = /(<script[^>]*>)([^]*?)<\/script>/g;

/**
 * Scripts that start a page, one directly after another, as one: each would have a hash of its own in the page's policy,
 * which cannot be packed. Their elements stay, empty, since the framework takes the page over element by element. What
 * finds the reader's place again stands before them by itself: where it may not read its memory it ends with an error.
 */
export function joinScripts(html: string): string {
  return html.replace(ofPage, (_whole, nonce: string | undefined, first: string, others: string) => {
    const codes = [first, ...[...others.matchAll(one)].map(([, , code]) => code!)];
    const emptied = others.replaceAll(one, '$1</script>');
    return `<script${nonce ?? ''}>${codes.map((code) => code.replace(/;\s*$/, '')).join(';\n')}</script>${emptied}`;
  });
}
