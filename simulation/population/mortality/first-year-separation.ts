/** Sex of a life table or of a cohort. */
export type Sex = 'male' | 'female';

/** How the average time lived by those who die as infants follows from their death rate. */
export type InfantRule = 'andreev-kingkade' | 'coale-demeny';

/**
 * Average years lived in the first year by those who die in it.
 *
 * @param m0  death rate under one year. Unit: 1/year.
 *
 * Sources: E. Andreev & W. Kingkade 2015, Demographic Research 33:363; A. Coale & P. Demeny in Preston et al. 2001, p. 48.
 */
export function infantSeparation(m0: number, sex: Sex, rule: InfantRule = 'andreev-kingkade'): number {
  if (rule === 'coale-demeny') {
    if (sex === 'male') return m0 < 0.107 ? 0.045 + 2.684 * m0 : 0.33;
    return m0 < 0.107 ? 0.053 + 2.8 * m0 : 0.35;
  }
  if (sex === 'male') {
    if (m0 < 0.023) return 0.14929 - 1.99545 * m0;
    return m0 < 0.08307 ? 0.02832 + 3.26021 * m0 : 0.29915;
  }
  if (m0 < 0.01724) return 0.14903 - 2.05527 * m0;
  return m0 < 0.06891 ? 0.04667 + 3.88089 * m0 : 0.31411;
}

/** Average years lived between ages 1 and 5 by those who die there. Source: Coale & Demeny, in Preston et al. 2001, p. 48. */
export function childSeparation(m0: number, sex: Sex): number {
  if (sex === 'male') return m0 < 0.107 ? 1.651 - 2.816 * m0 : 1.352;
  return m0 < 0.107 ? 1.522 - 1.518 * m0 : 1.361;
}
