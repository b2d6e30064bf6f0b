/** Units that are a power of ten of another: on screen one abbreviation is enough (19,7 трлн ₽, not 19 673 004 млн ₽). */
const baseUnits: Record<string, { unit: string; factor: number }> = {
  thousand_rub: { unit: 'rub', factor: 1e3 },
  million_rub: { unit: 'rub', factor: 1e6 },
  billion_rub: { unit: 'rub', factor: 1e9 },
  thousand_people: { unit: 'person', factor: 1e3 },
  million_people: { unit: 'person', factor: 1e6 },
};

/** The plain unit behind a unit code and what a value is multiplied by to be in it. */
export function plainUnit(unit: string): { unit: string; factor: number } {
  return baseUnits[unit] ?? { unit, factor: 1 };
}
