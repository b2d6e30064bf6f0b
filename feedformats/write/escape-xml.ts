/** Characters XML 1.0 cannot carry in any spelling; half a surrogate pair is one too. */
const impossible = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text fit to stand between tags. */
export function escapeXml(text: string): string {
  return text.replaceAll(impossible, '').replaceAll(/[&<>]/g, (sign) => names[sign] ?? sign);
}

/** A text fit to stand in a double-quoted attribute; line breaks stay line breaks. */
export function escapeAttribute(text: string): string {
  return text
    .replaceAll(impossible, '')
    .replaceAll(/[&<>"]/g, (sign) => names[sign] ?? sign)
    .replaceAll(/[\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
