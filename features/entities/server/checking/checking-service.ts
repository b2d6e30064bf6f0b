import type { z } from 'zod';
import type { Config } from '#platform/server/config.ts';
import { openOwnService, type OwnService } from '#platform/server/fetch/own-service.ts';
import { CheckingAnswer, type CheckingQuestion } from '../../contract/checking-shapes.ts';

/** Why the service gave nothing: it could not be reached in time, it said no, or what it said makes no sense. */
export class CheckingFailure extends Error {}

/** A reader waits for one tab at most so long. */
const totalMs = 2_500;
const maxBytes = 1024 * 1024;
/** After a failure the service is left alone for so long: the tab says so at once. */
const restMs = 10_000;

interface Standing {
  service: OwnService;
  restsUntil: number;
}

const standing = new WeakMap<Config, Standing>();

/** Asks the service that the settings name; throws CheckingFailure, never anything else. */
export async function askChecking(
  config: Config,
  question: z.input<typeof CheckingQuestion>,
): Promise<z.output<typeof CheckingAnswer>> {
  const { COMPANY_CHECK_API: address, COMPANY_CHECK_KEY: key } = config;
  if (address === undefined) throw new CheckingFailure('no service is named');
  let known = standing.get(config);
  if (!known) {
    known = {
      service: openOwnService(address, { ...(key && { key }), totalMs, bytes: maxBytes }),
      restsUntil: 0,
    };
    standing.set(config, known);
  }
  if (performance.now() < known.restsUntil) throw new CheckingFailure('the service failed a moment ago');
  try {
    const bytes = await known.service.post(question);
    const answer = CheckingAnswer.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    if (answer.records.length > question.most) throw new Error('more records than were asked for');
    return answer;
  } catch (error) {
    known.restsUntil = performance.now() + restMs;
    throw new CheckingFailure('the service of company checks fails', { cause: error });
  }
}
