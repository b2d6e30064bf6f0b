/** Hands a file to the reader's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the click; a minute is plenty for any size we write.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file name of any title: letters, digits and hyphens, 80 signs at most. */
export function fileNameOf(title: string, extension: string): string {
  const stem = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem || 'svodka'}.${extension}`;
}
