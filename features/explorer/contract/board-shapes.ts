import { z } from 'zod';
import { Whole } from '#platform/contract/fields.ts';
import { longestName, longestText } from '../domain/boards/board-limits.ts';
import { isViewAddress, spellViewAddress } from '../domain/boards/view-address.ts';
import { viewCalls } from './view-calls.ts';

/** Name of a board or of a kept view. */
export const BoardName = z.string().trim().min(1).max(longestName);

/** What stands behind the question mark of a view's address. */
export const ViewAddress = z
  .string()
  .max(4000)
  .refine(isViewAddress, 'Boards_BadAddress')
  .overwrite(spellViewAddress)
  .describe('Behind the question mark of `/explore`: `i=poverty_rate&p=1124616`.');

const viewPart = {
  kind: z.literal('view'),
  address: ViewAddress,
  name: z
    .string()
    .trim()
    .max(longestName)
    .default('')
    .describe('Stands above it; empty: what the view says.'),
};
const textPart = { kind: z.literal('text'), text: z.string().trim().min(1).max(longestText) };
const storyPart = { kind: z.literal('story'), storyId: Whole.min(1) };
const measurePart = { kind: z.literal('measure'), measureId: Whole.min(1) };

/** What can be laid on a board. */
export const NewTile = z.discriminatedUnion('kind', [
  z.object(viewPart),
  z.object(textPart),
  z.object(storyPart),
  z.object(measurePart),
]);

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .describe('Its own on this board, chosen by whoever laid it.');

/** A tile of a board as it is kept. */
export const Tile = z.discriminatedUnion('kind', [
  z.object({ id, ...viewPart }),
  z.object({ id, ...textPart }),
  z.object({ id, ...storyPart }),
  z.object({ id, ...measurePart }),
]);
export type Tile = z.output<typeof Tile>;
export type NewTile = z.output<typeof NewTile>;

const said = { id: z.string(), name: z.string(), address: z.string() };

/** A tile with what it shows to whoever asks. */
export const ShownTile = z.discriminatedUnion('kind', [
  z.object({
    ...said,
    kind: z.literal('view'),
    data: viewCalls['explore/getView'].output
      .nullable()
      .describe('Null: its indicator or one of its places is no more.'),
  }),
  z.object({ id: z.string(), ...textPart }),
  z.object({
    id: z.string(),
    ...storyPart,
    title: z.string().nullable().describe('Null: there is no such story by now.'),
  }),
  z.object({
    id: z.string(),
    ...measurePart,
    title: z.string().nullable().describe('Null: it is not published, or the caller may not read measures.'),
    isClosed: z.boolean().describe('The caller must sign in to read measures.'),
  }),
]);
