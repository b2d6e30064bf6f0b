const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What windows-1252 has at 0x80…0x9F; its five holes stay as they are. */
const windows1252 = Array.from(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at)),
);

/**
 * Text that was UTF-8 read as Latin-1 turned back, and control codes 0x80…0x9F read as the windows-1252 characters
 * their writers meant. Text without such codes comes back as it is: "Ã©" alone may be meant.
 */
export function repairText(text: string): string {
  if (!/[\u0080-\u009f]/.test(text)) return text;
  const repaired = readAsUtf8(text) ?? text;
  return repaired.replaceAll(
    /[\u0080-\u009f]/g,
    (control) => windows1252[control.charCodeAt(0) - 0x80] ?? control,
  );
}

function readAsUtf8(text: string): string | null {
  if (/[\u0100-\uffff]/.test(text)) return null;
  try {
    return utf8.decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}
