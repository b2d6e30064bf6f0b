/** Registers that the company-checking service opens, in the order of the tabs. */
export const checkingSections = [
  'patents',
  'enforcement',
  'arbitration',
  'contracts',
  'bankruptcy',
  'events',
] as const;

/** A register of the company-checking service. */
export type CheckingSection = (typeof checkingSections)[number];

/** The specification's twelve kinds of a company's events. */
export const companyEventKinds = [
  'arbitration',
  'contracts',
  'trademarks',
  'registration',
  'enforcement',
  'bankruptcy',
  'blacklist',
  'disqualified',
  'inspections',
  'licences',
  'pledges',
  'leasing',
] as const;

/** How a record stands: a patent, a proceeding, a case. */
export const recordStates = ['active', 'inactive', 'current', 'closed', 'started', 'finished'] as const;

/** Which side the company is on in a case or a contract. */
export const recordRoles = ['plaintiff', 'defendant', 'placed', 'won'] as const;
