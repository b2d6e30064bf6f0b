import { RefusedSource } from './refused-source.ts';

/** The text of an answer: by its mark, its recipe, its XML declaration, else UTF-8 and at last windows-1251. */
export function decodeAnswer(bytes: Uint8Array, encoding?: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]{1,40})["']/i.exec(head)?.[1];
  const told = markOf(bytes) ?? encoding ?? declared;
  if (told !== undefined) return decodeAs(bytes, told);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeAs(bytes, 'windows-1251');
  }
}

/** Refuses a page where data were asked for, whatever status and type it came with. */
export function refusePage(text: string): void {
  if (/^\s*(?:<!--[^>]{0,500}-->\s*)?(?:<!doctype html|<html|<head|<body)/i.test(text.slice(0, 2000)))
    throw new RefusedSource('html_instead', { title: titleOf(text) });
}

function titleOf(page: string): string {
  return /<title[^>]{0,100}>([^<]{0,120})/i.exec(page.slice(0, 5000))?.[1]?.trim() ?? '';
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new RefusedSource('bad_encoding', { encoding: encoding.slice(0, 40) }, error);
  }
}
