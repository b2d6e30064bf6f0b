import type { Contract } from '#platform/contract/endpoint.ts';
import { commentContract } from './contract/comment-calls.ts';
import { friendContract } from './contract/friend-calls.ts';
import { messageContract } from './contract/conversation-calls.ts';
import { pollContract } from './contract/poll-calls.ts';
import { profileContract } from './contract/profile-calls.ts';
import { settingsContract } from './contract/settings-calls.ts';

/** Calls of the community room. */
export const communityContract = {
  ...profileContract,
  ...settingsContract,
  ...friendContract,
  ...messageContract,
  ...commentContract,
  ...pollContract,
} satisfies Contract;
