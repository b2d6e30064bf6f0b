import type { Routes } from '#platform/server/context.ts';
import type { communityContract } from '../contract.ts';
import { commentRoutes } from './comments/comment-handlers.ts';
import { friendRoutes } from './friends/friend-handlers.ts';
import { messageRoutes } from './conversations/message-handlers.ts';
import { pollRoutes } from './polls/poll-handlers.ts';
import { pictureRoutes } from './profile/picture-handlers.ts';
import { profileRoutes } from './profile/profile-handlers.ts';
import { archiveRoutes } from './settings/archive-handlers.ts';
import { contactRoutes } from './settings/contact-handlers.ts';
import { deletionRoutes } from './settings/deletion-handlers.ts';

/** Handlers of the community room. */
export const communityRoutes: Routes<typeof communityContract> = {
  ...profileRoutes,
  ...pictureRoutes,
  ...contactRoutes,
  ...deletionRoutes,
  ...archiveRoutes,
  ...friendRoutes,
  ...messageRoutes,
  ...commentRoutes,
  ...pollRoutes,
};
