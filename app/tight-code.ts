/** A function's source as a browser is sent it: without comments that stand on lines of their own, indentation, and the blanks that types leave behind. */
export function tightCode(code: (...given: never[]) => unknown): string {
  return code
    .toString()
    .replaceAll(/^\s*(?:\/\/|\/\*|\*).*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +([,;)])/g, '$1');
}
