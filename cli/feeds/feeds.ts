import { commandSet } from '../command-set.ts';
import { decisionCommands } from './decision-commands.ts';
import { keepingCommands } from './keeping-commands.ts';
import { listCommands } from './list-commands.ts';

/** `npm run feeds -- <verb> …`: the feeds the news come from. */
export const runFeeds = commandSet('feeds', {
  ...listCommands,
  ...keepingCommands,
  ...decisionCommands,
});
