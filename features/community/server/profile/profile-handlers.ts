import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { profileContract } from '../../contract/profile-calls.ts';
import { audiences } from '../../domain/profile/privacy.ts';
import { emptyFields, profileFields } from '../../domain/profile/profile-fields.ts';
import { listFriends, readRelation } from '../friends/friend-queries.ts';
import { audienceColumns, findPerson, getOwnPerson } from './person-queries.ts';
import { readParts } from './person-parts.ts';
import { saveAudience, saveWritten } from './save-queries.ts';

type ProfileCalls = 'people/getOwnProfile' | 'people/getPerson' | 'people/saveProfile' | 'people/savePrivacy';

/** How many friends a person's page shows. */
const maxFriends = 12;

/** A person's page: what others see of it, and what its owner says. */
export const profileRoutes: Pick<Routes<typeof profileContract>, ProfileCalls> = {
  async 'people/getOwnProfile'(_input, { db, caller }) {
    const { audiences: levels, ...person } = await getOwnPerson(db, caller.accountId!);
    const fields = Object.keys(audienceColumns) as (keyof typeof audienceColumns)[];
    const privacy = Object.fromEntries(fields.map((field, at) => [field, audiences[levels[at]!]!]));
    return {
      ...person,
      privacy: privacy as Record<keyof typeof audienceColumns, (typeof audiences)[number]>,
      empty: emptyFields(person),
      fieldCount: profileFields.length,
    };
  },
  async 'people/getPerson'({ id, as }, { db, caller, config, clock, locale }) {
    const { accountId } = caller;
    const asLevel = as === undefined ? undefined : audiences.indexOf(as);
    const person = await findPerson(db, id, { accountId, asLevel, sampleAccounts: config.sampleAccounts });
    if (person === null) throw new AppError('not_found');
    const { level, seesFriends, sees, takesMessages, ...seen } = person;
    const [friends, parts, relation] = await Promise.all([
      seesFriends ? listFriends(db, id, maxFriends) : null,
      readParts(db, id, sees, { clock: clock.news, locale }),
      accountId === null ? ('none' as const) : readRelation(db, accountId, id),
    ]);
    return {
      ...seen,
      ...parts,
      isOwn: id === accountId,
      relation,
      canWrite: takesMessages && level < 3 && relation !== 'blocked',
      friends: friends?.people ?? null,
      friendCount: friends?.count ?? null,
    };
  },
  async 'people/saveProfile'(written, { db, caller }) {
    const version = await saveWritten(db, caller.accountId!, written);
    if (version === null) throw new AppError('conflict');
    return { version };
  },
  async 'people/savePrivacy'({ field, audience }, { db, caller }) {
    await saveAudience(db, caller.accountId!, field, audience);
    return { ok: true };
  },
};
