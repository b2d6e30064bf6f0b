import type { AnswerCache, CachedAnswer } from '#platform/server/answers/answer-cache.ts';
import type { DataVersion } from '#platform/server/data-version.ts';

/** What an answer is made of and kept under. */
export interface VersionedQuestion {
  cache: AnswerCache;
  dataVersion: Pick<DataVersion, 'current' | 'refresh'>;
  /** The question itself, whatever the data version. */
  family: string;
  make: () => Promise<unknown>;
  exact?: boolean;
}

/** An answer with the key it is kept under. */
export interface VersionedAnswer {
  key: string;
  answer: CachedAnswer;
}

/** The data changed while an answer was made of them: it may hold some of each. */
class Mixed extends Error {
  readonly output: unknown;
  constructor(output: unknown) {
    super('The data changed while an answer was made of them');
    this.output = output;
  }
}

/** Data that change without a pause must not cost a reader more. */
const maxTries = 2;

/**
 * The answer under the newest data version, made of that version alone: queries of one answer run one after another, so where
 * the version moves meanwhile it is made again. Under changes without a pause the last whole answer stands in; where there is
 * none, one is given that is neither kept nor tagged.
 */
export async function answerOfVersion(question: VersionedQuestion): Promise<VersionedAnswer> {
  const { cache, dataVersion, family, exact } = question;
  const now = `${family}|${dataVersion.current()}`;
  const known = cache.get(now);
  if (known) return { key: now, answer: known };
  // This process may be a moment behind: an answer is of the version that stands when it begins to be made.
  await dataVersion.refresh();
  for (let tries = 1; ; tries++) {
    const version = dataVersion.current();
    const key = `${family}|${version}`;
    try {
      return { key, answer: await cache.obtain(key, family, () => makeOf(version, question), { exact }) };
    } catch (error) {
      if (!(error instanceof Mixed)) throw error;
      if (tries < maxTries) continue;
      const whole = exact ? undefined : cache.lately(family);
      return { key: '', answer: whole ?? cache.once(error.output) };
    }
  }
}

async function makeOf(version: number, { dataVersion, make }: VersionedQuestion): Promise<unknown> {
  const output = await make();
  await dataVersion.refresh();
  if (dataVersion.current() !== version) throw new Mixed(output);
  return output;
}
