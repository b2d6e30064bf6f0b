import { decodeBytes } from './decode-bytes.ts';

/** How the letters of one script give themselves away in a running text. */
interface Script {
  readonly encodings: readonly string[];
  /** Characters of the script. */
  readonly letters: RegExp;
  /** Its most frequent ones: the right encoding meets them, a wrong one the rare half. */
  readonly frequent: RegExp;
  /** Share of the letters that the frequent ones make up in honest text, 0…1. */
  readonly share: number;
  /** Its letters above ASCII stand alone among plain ones. */
  readonly isLatin?: boolean;
}

const scripts: readonly Script[] = [
  {
    encodings: ['windows-1251', 'koi8-r', 'koi8-u', 'iso-8859-5', 'ibm866', 'x-mac-cyrillic'],
    letters: /[\u0400-\u045f\u0490\u0491]/g,
    frequent: /[оеаинтсрвлкмдпуія]/g,
    share: 0.8,
  },
  {
    encodings: ['euc-jp', 'shift_jis'],
    letters: /[\u3040-\u30ff\u4e00-\u9fff]/g,
    frequent: /[\u3040-\u30ff]/g,
    share: 0.4,
  },
  {
    encodings: ['euc-kr'],
    letters: /[\uac00-\ud7a3]/g,
    frequent: /[이다는의에을를가은하고한로지사도인서기어대자리]/g,
    share: 0.3,
  },
  {
    encodings: ['gb18030'],
    letters: /[\u4e00-\u9fff]/g,
    frequent: /[的一是不了人在有中国大年和为上我这个来到时们要出会地以新]/g,
    share: 0.15,
  },
  {
    encodings: ['big5'],
    letters: /[\u4e00-\u9fff]/g,
    frequent: /[的一是不了人在有中國大年和為上我這個來到時們要出會地以新]/g,
    share: 0.15,
  },
  { encodings: ['windows-1255'], letters: /[\u05d0-\u05ea]/g, frequent: /[יוהלאתרבםמש]/g, share: 0.65 },
  { encodings: ['windows-874'], letters: /[\u0e01-\u0e5b]/g, frequent: /[านรอกเง่ยวม้ทสต]/g, share: 0.55 },
  {
    encodings: ['windows-1253', 'iso-8859-7'],
    letters: /[\u0384-\u03ce]/g,
    frequent: /[αοιετσνηυρκπς]/g,
    share: 0.7,
  },
  {
    encodings: ['windows-1256', 'iso-8859-6'],
    letters: /[\u0621-\u064a]/g,
    frequent: /[الينمرتوبدعه]/g,
    share: 0.75,
  },
  {
    encodings: ['windows-1252'],
    isLatin: true,
    letters: /[À-ÖØ-öø-ÿ]/g,
    frequent: /[éáíóúñãçõêâàèüäößåøæ]/g,
    share: 0.85,
  },
  {
    encodings: ['windows-1250', 'iso-8859-2'],
    isLatin: true,
    letters: /[À-žßđ]/g,
    frequent: /[áíéěščřžýůúóąęłśżźćńőűäöü]/g,
    share: 0.95,
  },
  { encodings: ['windows-1254'], isLatin: true, letters: /[À-ÿğışİĞŞ]/g, frequent: /[ığşüöç]/g, share: 0.95 },
];

/** A reading as ordinary as this has no better one. */
const certain = 0.98;

const strange =
  /[\u0080-\u009f\ufffd\ue000-\uf8ff\u2500-\u259f]|(?<=\p{Ll})\p{Lu}|(?<=[a-z])[\u0370-\u0e7f](?=[a-z])|(?<=[\p{L}])[¤¦§©®±¶¬µ×÷](?=[\p{L}])/gu;

/**
 * The encoding whose reading looks most like language, for bytes nobody declared. Null when the sample (at most 6 kB)
 * has no byte above ASCII; windows-1252 when nothing reads like language. A guess: right for running text of a sentence
 * or more.
 */
export function sniffEncoding(bytes: Uint8Array): string | null {
  const sample = sampleOf(bytes);
  if (sample === null) return null;
  let best = { encoding: 'windows-1252', score: 0.3 };
  const candidates = hasLoneLetters(sample) ? scripts.filter(({ isLatin }) => isLatin) : scripts;
  for (const script of candidates) {
    for (const encoding of script.encodings) {
      const score = scoreReading(sample, encoding, script);
      if (score > best.score) best = { encoding, score };
      if (score > certain) return encoding;
    }
  }
  return best.encoding;
}

/** Bytes above ASCII that are few and mostly single: é among plain letters. Words of any other script are runs of them. */
function hasLoneLetters(sample: Uint8Array): boolean {
  let high = 0;
  let runs = 0;
  for (let at = 0; at < sample.length; at++) {
    if ((sample[at] ?? 0) < 0x80) continue;
    high += 1;
    if (at === 0 || (sample[at - 1] ?? 0) < 0x80) runs += 1;
  }
  return high < sample.length / 10 && high < runs * 1.25;
}

/** From the first line with a byte above ASCII on: what stands before is markup. */
function sampleOf(bytes: Uint8Array): Uint8Array | null {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  if (first < 0) return null;
  const start = bytes.lastIndexOf(0x0a, first) + 1;
  // Ends at a line, so as not to cut a character of two bytes.
  const end = bytes.indexOf(0x0a, Math.min(bytes.length, start + 4000));
  return bytes.subarray(
    start,
    end < 0 ? Math.min(bytes.length, start + 40_000) : Math.min(end, start + 40_000),
  );
}

/** Share of non-ASCII characters that belong, weighed by how ordinary they are; 0 when invalid. */
function scoreReading(sample: Uint8Array, encoding: string, script: Script): number {
  const text = decodeBytes(sample, encoding);
  if (text === null) return 0;
  const foreign =
    text.match(
      /[^\p{ASCII}\u00a0\u00a1\u00aa\u00ab\u00ba\u00bb\u00bf\u2010-\u203a\u3000-\u303f\uff00-\uffef]/gu,
    )?.length ?? 0;
  const letters = text.match(script.letters)?.length ?? 0;
  if (letters < 3) return 0;
  const frequent = (text.toLowerCase().match(script.frequent)?.length ?? 0) / letters;
  const oddities = (text.match(strange)?.length ?? 0) / letters;
  return (letters / Math.max(letters, foreign)) * Math.min(1, frequent / script.share) - 2 * oddities;
}
