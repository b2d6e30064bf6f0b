import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { countMinors } from './household.ts';
import type { Household } from './household.ts';
import type { FamilyPolicy } from './policy.ts';

type Need = (household: Household, policy: FamilyPolicy) => boolean;

const hasChildren: Need = ({ persons }) => persons.some(({ isChild }) => isChild);
const hasTaxedParent: Need = (household, policy) =>
  hasChildren(household, policy) &&
  household.persons.some(({ isParent, grossWage = 0 }) => isParent && grossWage > 0);

/** Which households need a number of the rules; what no line names is needed by every one. */
const needs: readonly (readonly [RegExp, Need])[] = [
  [
    /^childDeduction\.disabled$/,
    (household, policy) =>
      hasTaxedParent(household, policy) &&
      household.persons.some(({ isChild, disabled }) => isChild && disabled),
  ],
  [/^childDeduction\./, hasTaxedParent],
  [/^careLeave\./, ({ persons }) => persons.some(({ onCareLeave }) => onCareLeave)],
  [/^(unified\.|pm\.child$|mrot$)/, hasChildren],
  [
    /^familyTaxRefund\./,
    (household, { familyTaxRefund }) => familyTaxRefund.enabled && countMinors(household) > 0,
  ],
  [
    /^housing\./,
    ({ housingSubsidyClaimed, housingCost }) => housingSubsidyClaimed !== false && housingCost > 0,
  ],
  [/^(ablePersonAges\.pensionAge|pm\.pensioner$)/, ({ persons }) => persons.some(({ age }) => age >= 50)],
];

/**
 * Refuses a household that needs a number which nobody supplied.
 * @throws InputRefusal naming each such number by its path.
 */
export function requireNeeded(household: Household, policy: FamilyPolicy): void {
  const lacking = (policy.missing ?? []).filter((path) => {
    const need = needs.find(([pattern]) => pattern.test(path));
    return need === undefined || need[1](household, policy);
  });
  if (lacking.length > 0)
    throw new InputRefusal(lacking.map((path) => ({ path: `policy.${path}`, code: 'missing', got: null })));
}
