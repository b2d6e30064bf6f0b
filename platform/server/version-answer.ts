import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import type { DataVersion } from './data-version.ts';

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
class Mixed extends Error {}

/** Data that change without a pause must not cost a reader more. */
const mostTries = 3;

/**
 * The answer under the newest data version, made of that version alone: queries of one answer run one after another, so where
 * the version moves meanwhile it is made again. Under changes without a pause the last whole answer stands in; where there is
 * none, one is given that is neither kept nor tagged.
 */
export async function answerOfVersion(question: VersionedQuestion): Promise<VersionedAnswer> {
  const { cache, dataVersion, family, make, exact } = question;
  for (let tries = 0; tries < mostTries; tries++) {
    const version = dataVersion.current();
    const key = `${family}|${version}`;
    try {
      return { key, answer: await cache.obtain(key, family, () => makeOf(version, question), { exact }) };
    } catch (error) {
      if (!(error instanceof Mixed)) throw error;
    }
  }
  const whole = exact ? undefined : cache.lately(family);
  return { key: '', answer: whole ?? cache.once(await make()) };
}

async function makeOf(version: number, { dataVersion, make }: VersionedQuestion): Promise<unknown> {
  await checkStill(version, dataVersion);
  const output = await make();
  await checkStill(version, dataVersion);
  return output;
}

async function checkStill(version: number, dataVersion: VersionedQuestion['dataVersion']): Promise<void> {
  await dataVersion.refresh();
  if (dataVersion.current() !== version) throw new Mixed();
}
