/** What a reader can type into or choose from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True where a control holds something else than the page gave it; of a group of radio buttons, for the chosen one. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isOtherChosen(control);
  if (control.type !== 'radio' && control.type !== 'checkbox') return control.value !== control.defaultValue;
  const { type, checked, defaultChecked } = control as HTMLInputElement;
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
}

function isOtherChosen({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  const isMarked = (option: HTMLOptionElement) => option.hasAttribute('selected');
  if (multiple) return all.some((option) => option.selected !== isMarked(option));
  const marked = all.findLastIndex(isMarked);
  // Without a marked one the browser chooses the first that may be chosen.
  return selectedIndex !== (marked === -1 ? all.findIndex(({ disabled }) => !disabled) : marked);
}
