/** The section of ОКВЭД-2 that an address names: a letter, or `all`; null where it is neither. */
export function sectionOf(said: string | undefined): string | null {
  return said !== undefined && /^([A-U]|all)$/.test(said) ? said : null;
}
