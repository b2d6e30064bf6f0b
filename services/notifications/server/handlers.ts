import type { Routes } from '#platform/server/context.ts';
import type { notificationsContract } from '../contract.ts';
import { noticeRoutes } from './notices/notice-handlers.ts';

/** Handlers of the notifications service. */
export const notificationsRoutes: Routes<typeof notificationsContract> = { ...noticeRoutes };
