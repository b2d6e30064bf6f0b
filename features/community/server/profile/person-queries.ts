import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { Seen, Written } from '../../contract/profile-shape.ts';

/** Columns of a person for lists, of the account `a` and the photo joined by `photoJoin`. */
export const personColumns = `a.id::int as id, trim(a.first_name || ' ' || a.last_name) as name, '/pictures/' || photo.key as photo`;
/** Joins the photo of the account `a`. */
export const photoJoin = `left join person_picture photo on photo.account_id = a.id and photo.kind = 'photo'`;
/** True for accounts that others may come across: `$sample` is the parameter that says whether sample accounts are on. */
export const isThere = (sample: string) =>
  `not a.blocked and a.delete_after is null and (not a.is_sample or ${sample}::boolean)`;

export const PersonRow = z.object({ id: z.int(), name: z.string(), photo: z.string().nullable() });

const base = {
  ...PersonRow.shape,
  background: z.string().nullable(),
  registeredOn: z.string(),
};

const pictures = `${photoJoin} left join person_picture background on background.account_id = a.id and background.kind = 'background'`;
const always = `${personColumns}, '/pictures/' || background.key as background,
  to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD') as "registeredOn"`;

/** Which parts of the profile each audience decides on: column of the audience → names and columns of what it covers. */
const covered = {
  see_birth_date: { birthDate: 'p.birth_date', gender: 'p.gender' },
  see_career: { workplace: 'p.workplace', position: 'p.position' },
  see_contacts: { email: 'a.email', phone: 'p.phone', skype: 'p.skype', location: 'p.location' },
  see_accounts: { twitter: 'p.twitter', vk: 'p.vk', facebook: 'p.facebook' },
} as const;

const shown = Object.entries(covered)
  .flatMap(([audience, parts]) =>
    Object.entries(parts).map(
      ([name, column]) => `case when p.${audience} <= c.level then ${column} end as "${name}"`,
    ),
  )
  .join(', ');

const SeenRow = z.object({
  ...base,
  ...Seen.shape,
  level: z.int(),
  seesFriends: z.boolean(),
  sees: z.object({
    subscriptions: z.boolean(),
    comments: z.boolean(),
    importantNews: z.boolean(),
    friendAdded: z.boolean(),
  }),
  takesMessages: z.boolean(),
});

/** A person as somebody sees them. */
export type SeenPerson = z.output<typeof SeenRow>;

/** Who looks: null is anybody; `asLevel` looks at the own page with less. */
export interface Viewer {
  accountId: number | null;
  asLevel?: number;
  sampleAccounts: boolean;
}

/** A person as somebody sees them, every part by its own audience; null for whoever may not open the page. */
export async function findPerson(
  db: Db,
  id: number,
  { accountId, asLevel, sampleAccounts }: Viewer,
): Promise<SeenPerson | null> {
  const [found] = await db.rows(
    SeenRow,
    `select ${always}, ${shown}, c.level, p.see_friends <= c.level as "seesFriends", 
            jsonb_build_object('subscriptions', p.see_subscriptions <= c.level, 'comments', p.see_comments <= c.level,
              'importantNews', p.see_important_news <= c.level, 'friendAdded', p.see_friend_added <= c.level) as sees,
            p.see_messages <= c.level and c.level between 1 and 2 as "takesMessages"
       from account a join person p on p.account_id = a.id ${pictures}
       cross join lateral (select case when a.id = $2 then coalesce($3::int, 3) else closeness($2, a.id) end as level) c
      where a.id = $1::bigint and p.see_profile <= c.level and ${isThere('$4')}`,
    [id, accountId, asLevel ?? null, sampleAccounts],
  );
  return found ?? null;
}

const OwnRow = Written.extend({
  ...base,
  firstName: z.string(),
  lastName: z.string(),
  version: z.int(),
  audiences: z.array(z.int()),
});

/** Everything a person told of themselves, and the audiences in the order of `audienceColumns`. */
export async function getOwnPerson(db: Db, accountId: number): Promise<z.output<typeof OwnRow>> {
  const parts = Object.values(covered).flatMap((each) => Object.entries(each));
  const [found] = await db.rows(
    OwnRow,
    `select ${always}, ${parts.map(([name, column]) => `${column} as "${name}"`).join(', ')},
            a.first_name as "firstName", a.last_name as "lastName", p.version,
            array[${Object.values(audienceColumns)
              .map((column) => `p.${column}`)
              .join(', ')}]::int[] as audiences
       from account a join person p on p.account_id = a.id ${pictures} where a.id = $1`,
    [accountId],
  );
  return found!;
}

/** Column of the audience of each field that a person decides on. */
export const audienceColumns = {
  profile: 'see_profile',
  birthDate: 'see_birth_date',
  career: 'see_career',
  contacts: 'see_contacts',
  accounts: 'see_accounts',
  friends: 'see_friends',
  subscriptions: 'see_subscriptions',
  comments: 'see_comments',
  importantNews: 'see_important_news',
  friendAdded: 'see_friend_added',
  messages: 'see_messages',
} as const;
