import { z } from 'zod';
import { familyLimits } from '../domain/family/family-model.ts';

const Amount = z.number().describe('Roubles a month, 0 or more.');

const Person = z.strictObject({
  age: z.number().describe('0 to 110 years.'),
  sex: z.enum(['male', 'female']).optional(),
  isChild: z.boolean().optional(),
  isParent: z.boolean().optional(),
  grossWage: Amount.optional(),
  pension: Amount.optional(),
  otherIncome: Amount.optional().describe('Not taxed.'),
  student: z.boolean().optional(),
  disabled: z.boolean().optional(),
  onCareLeave: z.boolean().optional(),
  averageEarnings: Amount.optional(),
  exemptFromWorkRule: z.boolean().optional(),
});

const Household = z.strictObject({
  persons: z.array(Person).max(100).readonly().describe(`1 to ${familyLimits.persons}.`),
  housingCost: Amount,
  housingSubsidyClaimed: z.boolean().optional(),
  assetsTestPassed: z.boolean().optional(),
});

const name = (longest: number) => z.string().trim().min(1).max(longest);

/** A measure of a package. */
const Measure = z.strictObject({
  id: name(40),
  name: z.string().trim().max(familyLimits.nameLength),
  isOff: z.boolean().optional(),
  per: z.enum(['child', 'person', 'household']),
  amount: Amount.optional(),
  shareOfChildPm: z.number().optional().describe('Share of the child subsistence minimum, 0 to 1.'),
  incomeLimitPm: z.number().optional().describe('Subsistence minimums a head, at most.'),
  minChildren: z.number().optional(),
  ageFrom: z.number().optional(),
  ageTo: z.number().optional(),
  takeUp: z.number().optional().describe('Share of those entitled who claim, 0 to 1.'),
});

/** A family model as it travels; bounds of amounts and ages are told by field. */
export const Model = z.strictObject({
  policyYear: z.int().describe('Year of the federal rules.'),
  overrides: z
    .record(z.string().max(60), z.number())
    .describe('One’s own values by path of a rule, such as pm.all or housing.standard1.'),
  types: z
    .array(
      z.strictObject({ name: name(familyLimits.nameLength), household: Household, households: z.number() }),
    )
    .max(familyLimits.types * 2),
  measures: z.array(Measure).max(familyLimits.measures * 2),
});

const Rub = z.number();

const Month = z.object({
  grossWages: Rub,
  tax: Rub,
  pensions: Rub,
  otherIncome: Rub,
  careLeave: Rub,
  countedPerCapita: Rub,
  workRulePassed: z.boolean(),
  unifiedShare: z.number(),
  unifiedBenefit: Rub,
  taxRefund: Rub,
  measures: z.array(z.object({ id: z.string(), amount: Rub })).readonly(),
  housingSubsidy: Rub.nullable().describe('Null where the region’s housing standards are not supplied.'),
  disposable: Rub,
  disposablePerCapita: Rub,
  povertyLine: Rub,
  poor: z.boolean(),
  povertyGap: Rub,
  pmByGroup: Rub,
  poorByGroup: z.boolean(),
  afterHousing: Rub,
});

const Line = z.array(
  z.object({
    wage: Rub,
    disposable: Rub,
    isCliff: z.boolean(),
    marginalShare: z.number().describe('What part of the next thousand roubles is not kept.'),
  }),
);

/** What comes of a family model; months in roubles. */
export const FamilyResult = z.object({
  types: z.array(
    z.object({
      name: z.string(),
      persons: z.int(),
      households: z.number(),
      before: Month,
      after: Month,
      marginalTaxShare: z.number().nullable(),
      cost: Rub,
    }),
  ),
  budgetLine: z.object({ before: Line, after: Line }).nullable(),
  rollUp: z
    .object({
      persons: z.number(),
      poorPersonsShareBefore: z.number(),
      poorPersonsShareAfter: z.number(),
      monthlyCost: Rub,
      povertyGapBefore: Rub,
      povertyGapAfter: Rub,
      costPerPersonLifted: Rub.nullable(),
      targeting: z.number().nullable(),
    })
    .nullable(),
});

/** The package over a region's residents; null where none was asked. */
export const RegionResult = z
  .object({
    yugoId: z.int(),
    growth: z.number(),
    incomes: z
      .object({
        year: z.string(),
        people: z.number(),
        perHead: Rub.describe('Of that year, without growth.'),
        tenths: z.array(z.number()).readonly().describe('Percent of all income, lowest incomes first.'),
      })
      .nullable()
      .describe('Null where residents, their income or its spread are not known.'),
    rollUp: z
      .object({
        tenths: z.array(
          z.object({
            tenth: z.int(),
            perHead: Rub,
            poorBefore: z.number(),
            poorAfter: z.number(),
            cost: Rub,
          }),
        ),
        lifted: z.number(),
        cost: Rub,
        costPerLifted: Rub.nullable(),
        poorShareBefore: z.number(),
        poorShareAfter: z.number(),
        leftOut: z.array(z.string()).describe('Types without any income of their own.'),
      })
      .nullable()
      .describe('Null where incomes are not known or no type has households with an income.'),
  })
  .nullable();
