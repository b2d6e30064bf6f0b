/** Spellings seen in feeds that the Encoding Standard's labels don't know. */
const aliases: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp936: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  ks_c_5601: 'euc-kr',
  utf16: 'utf-16',
  'utf-16': 'utf-16',
  utf_16: 'utf-16',
  u16: 'utf-16',
  utf32: 'utf-32',
  u32: 'utf-32',
  'utf-8-sig': 'utf-8',
  utf8mb4: 'utf-8',
  macroman: 'macintosh',
  'mac-roman': 'macintosh',
  maccyrillic: 'x-mac-cyrillic',
  'mac-cyrillic': 'x-mac-cyrillic',
  'iso-10646-ucs-2': 'utf-16',
  'iso-10646-ucs-4': 'utf-32',
  'ucs-2': 'utf-16',
  'ucs-4': 'utf-32',
  ucs2: 'utf-16',
  ucs4: 'utf-32',
  csunicode: 'utf-16',
  csucs4: 'utf-32',
  unicode: 'utf-16',
  iso10646: 'utf-16',
  u8: 'utf-8',
  utf: 'utf-8',
  'x-utf-8': 'utf-8',
  'x-sjis-jp': 'shift_jis',
  'big5-tw': 'big5',
  'euc-cn': 'gb18030',
  euccn: 'gb18030',
  eucjp: 'euc-jp',
  euckr: 'euc-kr',
  koi8_r: 'koi8-r',
  koi8: 'koi8-r',
  'tis-620': 'windows-874',
  cp866: 'ibm866',
};

/**
 * The name an encoding is decoded by, or null when nothing here can decode it. Byte order is kept
 * (`utf-16`, without one, means "as the bytes show"); `us-ascii` and `iso-8859-1` keep their names.
 */
export function findEncoding(label: string): string | null {
  const name = label
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '');
  const known = aliases[name] ?? utfName(name) ?? aliases[name.replaceAll('_', '-')];
  if (known) return known;
  for (const spelling of [
    name,
    name.replaceAll('_', '-'),
    name.replace(/^(?:win|windows|cp)-?(?=\d{3,4}$)/, 'windows-'),
  ]) {
    try {
      const { encoding } = new TextDecoder(spelling);
      return keepsName.has(spelling) ? spelling : encoding;
    } catch {
      // The next spelling may be known.
    }
  }
  return null;
}

const keepsName = new Set(['us-ascii', 'iso-8859-1']);

function utfName(name: string): string | null {
  const utf = /^(?:utf|u)[-_]?(16|32)[-_]?(le|be)?$/.exec(name);
  return utf ? `utf-${utf[1]}${utf[2] ?? ''}` : null;
}
