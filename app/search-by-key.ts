/** Opens and closes the search by Ctrl K from the page's first moment: its field stands in the page, and the browser writes into it what is typed next. */
export function searchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (code !== 'KeyK' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    event.preventDefault();
    document.getElementById('search-palette')?.togglePopover();
  });
}
