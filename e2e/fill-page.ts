/** A control that was filled, with what stands in it; kept in the page itself. */
interface Filled {
  /** Its place among the controls of the page as it was served. */
  at: number;
  /** What it is called. */
  name: string;
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  given: string | boolean;
}

declare global {
  interface Window {
    filled?: Filled[];
  }
}

/** What does not stand as it was filled: which control, and what became of it. */
export interface Lost {
  at: number;
  name: string;
  fault: string;
}

/** In the page: fills every control somebody could fill, or those of these places, each with something else than stands in it; says how many. */
export function fillPage(only?: readonly number[]): number {
  const day = '2020-06-15';
  const textOf = (control: HTMLInputElement | HTMLTextAreaElement, at: number): string => {
    const { type, min, max } = control as HTMLInputElement;
    if (type === 'date') return (min && min > day) || (max && max < day) ? min || max : day;
    if (type === 'number' || control.inputMode === 'decimal') return String(Number(min || 1) + 1);
    if (type === 'email') return `reader${at}@example.org`;
    return type === 'url' ? `https://example.org/${at}` : `typed ${at}`;
  };
  const nameOf = (control: Filled['control']): string =>
    control.labels?.[0]?.textContent || control.getAttribute('aria-label') || control.name || control.id;
  const skipped = ['hidden', 'file', 'range', 'submit', 'button'];
  const all = [...document.querySelectorAll<Filled['control']>('input, select, textarea')].filter(
    (control) =>
      !skipped.includes(control.type) &&
      !control.disabled &&
      !('readOnly' in control && control.readOnly) &&
      control.checkVisibility(),
  );
  const last = new Map(
    all.filter(({ type }) => type === 'radio').map((radio) => [`${radio.form?.id} ${radio.name}`, radio]),
  );
  window.filled = all.flatMap((control, at): Filled[] => {
    if (only && !only.includes(at)) return [];
    if (control instanceof HTMLSelectElement) {
      const other = [...control.options].findLast(({ disabled, selected }) => !disabled && !selected);
      if (!other) return [];
      control.value = other.value;
      return [{ at, name: nameOf(control), control, given: other.value }];
    }
    if (control.type === 'checkbox' || control.type === 'radio') {
      const box = control as HTMLInputElement;
      if (box.type === 'radio' && (last.get(`${box.form?.id} ${box.name}`) !== box || box.checked)) return [];
      box.click();
      return [{ at, name: nameOf(control), control, given: box.checked }];
    }
    control.value = textOf(control, at).slice(0, control.maxLength > 0 ? control.maxLength : undefined);
    return [{ at, name: nameOf(control), control, given: control.value }];
  });
  return window.filled.length;
}

/** In the page: what does not stand as it was filled. */
export function findLost(): Lost[] {
  const nameOf = (control: Filled['control']): string =>
    control.labels?.[0]?.textContent || control.getAttribute('aria-label') || control.name || control.id;
  return (window.filled ?? []).flatMap(({ at, name, control, given }) => {
    // Drawn anew, or another in its place, it counts where it is called the same.
    const isSame = control.isConnected && nameOf(control) === name;
    const namesake = [...document.querySelectorAll<Filled['control']>('input, select, textarea')].find(
      (other) => other.type === control.type && nameOf(other) === name,
    );
    const now = isSame ? control : (namesake ?? (control.isConnected ? control : undefined));
    if (!now) return [{ at, name, fault: `«${name}» is gone` }];
    const isBox = now.type === 'checkbox' || now.type === 'radio';
    const stands = isBox ? (now as HTMLInputElement).checked : now.value;
    return stands === given ? [] : [{ at, name, fault: `«${name}» is ${stands}, was ${given}` }];
  });
}
