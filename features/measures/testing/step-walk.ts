import { expect } from 'vitest';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import type { MeasureContent } from '../domain/content/measure-content.ts';
import { sampleContent } from './sample-content.ts';

/** A version as an answer names it, with the revision the next change starts from. */
export interface At {
  id: number;
  version: number;
  revision: number;
}

/** What an acceptance says where a test is about something else. */
const noPromise = { kind: 'none', reason: 'Денег и контактов она не меняет' };

type Call = Parameters<TestApp['call']>[0];

/** A person of every role, and the steps they take through calls. */
export type StepWalk = Awaited<ReturnType<typeof walkSteps>>;

const roles = {
  reader: [],
  super: [3],
  editor: [9],
  moderator: [10],
  second: [10],
  author: [11],
  chief: [12],
};

/** Signs in a person of every role, with a text that may be submitted. */
export async function walkSteps(api: TestApp) {
  await loadNames(api.db);
  const content = await sampleContent(api.db);
  const people: Record<string, string> = {};
  for (const [name, held] of Object.entries(roles))
    people[name] = await signInAs(api.db, { licensed: true, roles: held, email: `${name}@steps.example` });
  const call = (who: string, name: string, input: object) =>
    api.call(`measure/${name}` as Call, name === 'acceptMeasure' ? { receipt: noPromise, ...input } : input, {
      session: people[who]!,
    });
  const draft = async (who = 'author', part: Partial<MeasureContent> = {}): Promise<At> => {
    const { body } = await call(who, 'saveDraft', {
      id: 0,
      version: 0,
      revision: 0,
      content: { ...content, ...part },
    });
    return { id: body.id, version: body.version, revision: body.revision };
  };
  const step = async (who: string, name: string, at: At, rest: object = {}): Promise<At> => {
    const answer = await call(who, name, { ...at, ...rest });
    expect(answer.status).toBe(200);
    return { id: answer.body.id, version: answer.body.version, revision: answer.body.revision };
  };
  /** A measure of somebody in a state, by the steps that lead there. */
  const inState = async (status: number, who = 'author'): Promise<At> => {
    let at = await draft(who);
    if (status >= 2) at = await step(who, 'advanceMeasureStage', at);
    if (status === 3) at = await step('chief', 'acceptMeasure', at);
    if (status === 4) at = await step('chief', 'declineMeasure', at, { reason: 'нет основания' });
    return at;
  };
  return { content, people, call, draft, step, inState };
}
