import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureReceipt_Title_promise: 'Promise: {median}, from {low} to {high}',
  MeasureReceipt_Title_inside: 'Inside the promise: {gap}, promised from {low} to {high}',
  MeasureReceipt_Title_stronger: 'Stronger than promised: {gap}, promised from {low} to {high}',
  MeasureReceipt_Title_weaker: 'Weaker than promised: {gap}, promised from {low} to {high}',
  MeasureReceipt_Title_none: 'No promise',
  MeasureReceipt_Sub:
    '{place}, {span}. By how many per cent there are fewer or more cases since the first day than without the measure. Band: 9 of 10 runs of the model.',
  MeasureReceipt_SubCame: 'The second line: the gap to similar regions.',
  MeasureReceipt_Promised: 'promised',
  MeasureReceipt_Came: 'came',
  MeasureReceipt_Indicator: 'Cases since the measure began, compared with no measure',
  MeasureReceipt_Source: 'Scenario model, data as of {day}',
  MeasureReceipt_Card: 'Receipt of the measure',
  MeasureReceipt_Frozen: 'frozen on {day}',
  MeasureReceipt_Row_contacts: 'Fewer contacts by, assumed',
  MeasureReceipt_Row_median: 'Promised, median',
  MeasureReceipt_Row_band: 'Promised, 90% of the runs',
  MeasureReceipt_Row_people: 'In cases',
  MeasureReceipt_Row_gap: 'Came, against similar ones',
  MeasureReceipt_Row_before: 'Cases in the 28 days before',
  MeasureReceipt_Row_after: 'Cases in the weeks of the promise',
  MeasureReceipt_Row_twins: 'Compared with',
  MeasureReceipt_Row_model: 'Model',
  MeasureReceipt_Row_inputs: 'Fingerprint of the inputs',
  MeasureReceipt_Model: 'scenarios {version}, {members} runs, seed {seed}',
  MeasureReceipt_Immutable: 'The promise cannot be changed: a new version of the measure gets a new one.',
  MeasureReceipt_Range: 'from {low} to {high}',
  MeasureReceipt_Waiting: 'What came of it will be seen once the reports up to {day} are published.',
  MeasureReceipt_NoTwins:
    'This place has no similar regions: there will be nothing to compare the outcome with.',
  MeasureReceipt_CannotProve:
    'What the comparison does not prove: a gap to similar regions says that things went differently here, not why. Other measures, vaccination, a wave that came earlier or later and how completely cases are reported are in it as much as the measure itself.',
  MeasureReceipt_Scatter_in:
    'The similar regions differ among themselves from {low} to {high}: such a gap occurs without this measure too.',
  MeasureReceipt_Scatter_out:
    'The similar regions differ among themselves from {low} to {high}: the gap here is larger than their scatter.',
  MeasureReceipt_Outcome_no_reports:
    'Nothing to compare: no reports were published in the weeks of the promise.',
  MeasureReceipt_Outcome_few_cases:
    'Nothing to compare: there were fewer than 50 cases in the 28 days before.',
  MeasureReceipt_Outcome_few_twins: 'Nothing to compare: fewer than three similar regions with reports.',
  MeasureReceipt_WhyNone: 'The moderator accepted it without a computation: {reason}',
  MeasureReceipt_Expected: 'Expected effect',
  MeasureReceipt_Measured:
    'The range was measured for this kind: 41 countries, first wave, before variants and vaccines.',
  MeasureReceipt_Assumed:
    'By how many per cent contacts fall is your assumption: nobody measured it for this kind.',
  MeasureReceipt_Field_place: 'Place',
  MeasureReceipt_Field_low: 'Fewer contacts from, %',
  MeasureReceipt_Field_high: 'to, %',
  MeasureReceipt_Field_weeks: 'Weeks',
  MeasureReceipt_Compute: 'Compute',
  MeasureReceipt_Choice: 'What you freeze',
  MeasureReceipt_Choice_epidemic: 'This promise. Once accepted it cannot be changed',
  MeasureReceipt_Choice_none: 'No effect can be computed',
  MeasureReceipt_Reason: 'Why it cannot be computed',
  MeasureReceipt_ReasonHint: 'Readers will see the reason.',
  MeasureReceipt_Need: 'To accept, freeze the promise or say why there is none.',
  MeasureReceipt_Changed: 'Data or text have changed since the computation: compute again.',
  MeasureReceipt_Accept: 'Accept and freeze the promise',
  MeasureReceipt_Lack_no_start: 'The measure has no first day: there is no day to count from.',
  MeasureReceipt_Lack_no_place: 'The measure has no place.',
  MeasureReceipt_Lack_no_kind:
    'Nobody measured what this kind does to contacts: say your assumption, from and to how many per cent.',
  MeasureReceipt_Lack_no_data: 'This place has no series of cases or no residents by age.',
  MeasureReceipt_Lack_in_force:
    'The measure begins no later than the last report: its effect is in the measured growth already, and the model can’t know how things would have gone without it.',
  MeasureReceipt_Lack_too_far:
    'The weeks lie more than a year after the last report: the model does not reach that far.',
  MeasureReceipt_Lack_too_few_reports: 'There are too few reports to calibrate the model.',
  MeasureReceipt_Title_worth: 'Promise: {low} to {high} people leave poverty, at {cost} a month',
  MeasureReceipt_WorthSub:
    '{place}, from {day}. Nine tenths of the runs of the family model: who lives with whom, incomes and the share who claim are drawn anew in each.',
  MeasureReceipt_WorthCannotKnow:
    'What the computation does not know: each hundredth of residents by income has the same mix of families, though more of those with children are poor; amounts are in prices of the rules’ year; nobody changes work or family. Who lives with whom is not published by region: the shares of family types are wide bounds from general knowledge of the censuses and have no source in the data.',
  MeasureReceipt_Instrument_benefit: 'Benefit',
  MeasureReceipt_Instrument_deduction: 'Deduction from income for a child',
  MeasureReceipt_Per_child: '{amount} a month for each child',
  MeasureReceipt_Per_person: '{amount} a month for each person',
  MeasureReceipt_Per_household: '{amount} a month for each family',
  MeasureReceipt_For_child: 'each child',
  MeasureReceipt_For_person: 'each person',
  MeasureReceipt_For_household: 'each family',
  MeasureReceipt_Row_whom: 'For whom',
  MeasureReceipt_Whom:
    '{children, plural, =0 {all families} one {families with # child or more} other {families with # children or more}}{limit, plural, =0 {} other { with at most {limit, number} minimums a head}}',
  MeasureReceipt_Row_claimed: 'Claim it of those entitled, assumed',
  MeasureReceipt_Row_lifted: 'People leave poverty, 90% of runs',
  MeasureReceipt_Row_cost: 'Costs a month',
  MeasureReceipt_Row_costPerLifted: 'A month for each who leaves',
  MeasureReceipt_NobodyLifted: 'nobody leaves',
  MeasureReceipt_Row_poor: 'Under the minimum',
  MeasureReceipt_Poor: '{before} published, {low} to {high} with the measure',
  MeasureReceipt_FamilyModel: 'family {version}, {members} runs, seed {seed}',
  MeasureReceipt_Row_rules: 'Rules and data',
  MeasureReceipt_Rules: 'rules and prices of {year}, data as of {day}',
  MeasureReceipt_InstrumentHint: 'What the measure gives families has no field in its text: say it yourself.',
  MeasureReceipt_Field_kind: 'What it gives',
  MeasureReceipt_Field_amount: 'Roubles a month',
  MeasureReceipt_Field_per: 'For each',
  MeasureReceipt_Field_incomeLimit: 'Income at most, minimums',
  MeasureReceipt_Field_minChildren: 'Children at least',
  MeasureReceipt_Field_claimedLow: 'Claim it from, %',
  MeasureReceipt_Lack_no_instrument:
    'The family model computes benefits and deductions: say what the measure gives and to whom. It does not compute loans, grants or orders.',
  MeasureReceipt_Lack_no_incomes:
    'For this place residents by age, income, its distribution and poverty are not published together.',
  MeasureReceipt_WorthAwaited:
    'Outcome: poverty of {year}, the first whole year with the measure, against similar regions. It is published in the year after, as a rule in autumn.',
  MeasureReceipt_WorthTitle_inside:
    'Inside the promise: poverty {gap} against similar regions, promised {low} to {high}',
  MeasureReceipt_WorthTitle_stronger:
    'Stronger than promise: poverty {gap} against similar regions, promised {low} to {high}',
  MeasureReceipt_WorthTitle_weaker:
    'Weaker than promise: poverty {gap} against similar regions, promised {low} to {high}',
  MeasureReceipt_Points: '{points}\u00A0pp',
  MeasureReceipt_Row_poorIn: 'Under the minimum in {year}',
  MeasureReceipt_Row_poorBand: 'Promised, poverty, 90% of runs',
  MeasureReceipt_WorthCannotProve:
    'What the comparison does not prove: poverty of a year comes of incomes, prices, benefits of the country and other measures; a gap to similar regions says that it went another way here, not why. Hundredths of a point are less than the error of the figure itself.',
};
