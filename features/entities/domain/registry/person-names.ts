const patronymic = /(?:вич|вна|ична|оглы|кызы|ич)$/iu;

/**
 * A person as news write them, first name and surname, and every other form they go by. Lists write either
 * "Surname Name Patronymic" or "Name Patronymic Surname".
 */
export function personNames(
  ru: string | undefined,
  en: string | undefined,
): { names: { ru?: string; en?: string }; aliases: string[] } {
  const usual = ru ? usualRussian(ru) : undefined;
  return {
    names: { ...(usual ? { ru: usual } : {}), ...(en ? { en } : {}) },
    aliases: ru && usual !== ru ? [ru] : [],
  };
}

function usualRussian(name: string): string {
  const [first = '', second = '', third, ...others] = name.trim().split(/\s+/);
  if (third === undefined || others.length > 0) return name.trim();
  if (patronymic.test(third)) return `${second} ${first}`;
  return patronymic.test(second) ? `${first} ${third}` : name.trim();
}
