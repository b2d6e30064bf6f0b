/** Everything that an answer of these models may warn of, with the name of its sentence in the catalogues. */
export const warningNames = {
  'population.epidemic-base': 'epidemicBase',
  'population.e0-gain': 'e0Gain',
  'population.shock-outside': 'shockOutside',
  'population.unmet-outmigration': 'unmetOutmigration',
  'population.draws-limited': 'drawsLimited',
  'scenario.generation-mismatch': 'generationMismatch',
  'scenario.hospital-decline': 'hospitalDecline',
  'scenario.hospital-mismatch': 'hospitalMismatch',
  'scenario.deaths-mismatch': 'deathsMismatch',
  'scenario.fatal-limited': 'fatalLimited',
  'scenario.severity-limited': 'severityLimited',
  'scenario.infected-limited': 'infectedLimited',
  'scenario.r0-limited': 'r0Limited',
  'income.quintile-mismatch': 'quintileMismatch',
} as const;

export type WarningCode = keyof typeof warningNames;
/** The codes alone. */
export const warningCodes = Object.keys(warningNames) as [WarningCode, ...WarningCode[]];

/** A remark of the library whose code has a sentence. */
export interface ModelWarning {
  code: WarningCode;
  severity: 'info' | 'warn' | 'block';
  params: Record<string, string | number>;
}

/**
 * The library's remarks as an answer carries them, each code once: the first stands for all.
 * @throws Error for a code without a sentence: the library learnt a word that no reader would see.
 */
export function toModelWarnings(
  warnings: readonly {
    readonly code: string;
    readonly severity: ModelWarning['severity'];
    readonly params: Readonly<Record<string, string | number>>;
  }[],
): ModelWarning[] {
  const shown = new Map<string, ModelWarning>();
  for (const { code, severity, params } of warnings) {
    if (!isKnown(code)) throw new Error(`no sentence for the warning ${code}`);
    if (!shown.has(code)) shown.set(code, { code, severity, params: { ...params } });
  }
  return [...shown.values()];
}

function isKnown(code: string): code is WarningCode {
  return code in warningNames;
}
