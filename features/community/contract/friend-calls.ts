import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { PageIndex } from '#platform/contract/fields.ts';
import { friendLists, relations } from '../domain/relations.ts';
import { Id, PersonShape } from './people-fields.ts';

const Relation = z.object({ relation: z.enum(relations) });
const Other = z.object({ id: Id });

const step = (summary: string) =>
  endpoint({
    verb: 'POST',
    access: 'login',
    summary,
    input: Other,
    output: Relation,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  });

/** Calls about friends; each step may be repeated and answers how the two stand now. */
export const friendContract = {
  'people/getFriends': endpoint({
    verb: 'GET',
    access: 'login',
    summary:
      'People of one list of the caller: all friends, those here within ten minutes, incoming and own requests, friends of friends, the blocked; with the counts of all lists.',
    input: z.object({ list: z.enum(friendLists).default('all'), pageIndex: PageIndex }),
    output: z.object({
      people: z.array(
        PersonShape.extend({
          place: z.string().describe('City, where the person lets the caller see it; else empty.'),
          relation: z.enum(relations),
          isHere: z.boolean(),
          mutual: z.int().describe('Friends of both.'),
        }),
      ),
      counts: z.record(z.enum(friendLists), z.int()),
      pageCount: z.int(),
    }),
  }),
  'people/findPeople': endpoint({
    verb: 'GET',
    access: 'login',
    summary:
      'People by the beginning of their first or last name, of those who let the caller find them; at most twenty.',
    input: z.object({ name: z.string().trim().min(2).max(100) }),
    output: z.array(PersonShape.extend({ relation: z.enum(relations) })),
  }),
  'people/askFriend': step('Asks to be friends; whoever was asked by that person becomes a friend at once.'),
  'people/acceptFriend': step('Accepts a request.'),
  'people/declineFriend': step('Declines a request, or takes back the own one.'),
  'people/removeFriend': step('Ends a friendship.'),
  'people/blockPerson': step(
    'Ends friendship and requests; the person finds neither the caller nor their page any more.',
  ),
  'people/unblockPerson': step('Takes a block back.'),
} satisfies Contract;
