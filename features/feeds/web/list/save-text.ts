/** Gives the reader a text as a file of their own. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click's turn is over.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
