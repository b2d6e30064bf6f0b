import type { IconName } from '#platform/ui/icons/Icon.tsx';

/** One line of a dropdown menu: an action (`onSelect`) or a link (`to`). */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** A quieter word at the right end. */
  note?: string;
  onSelect?: () => void;
  /** An address of this site. */
  to?: string;
  /** An address elsewhere; opens a new tab. */
  href?: string;
  current?: boolean;
  disabled?: boolean;
  danger?: boolean;
}

/** The focus after a key: index of the next item that is not disabled, going around; undefined = not a menu key. */
export function nextMenuIndex(
  key: string,
  index: number,
  items: readonly (MenuItem | 'line')[],
): number | undefined {
  const stops = items.flatMap((item, at) => (item !== 'line' && !item.disabled ? [at] : []));
  const at = stops.indexOf(index);
  if (key === 'ArrowDown') return stops[(at + 1) % stops.length];
  if (key === 'ArrowUp') return stops.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  return undefined;
}

/** The next item after `index` that begins with the typed letter; undefined = none. */
export function findByLetter(
  letter: string,
  index: number,
  items: readonly (MenuItem | 'line')[],
): number | undefined {
  const order = items.map((_, at) => (index + 1 + at) % items.length);
  return order.find((at) => {
    const item = items[at];
    return (
      item && item !== 'line' && !item.disabled && item.label.toLowerCase().startsWith(letter.toLowerCase())
    );
  });
}
