import type { Contract } from '#platform/contract/endpoint.ts';
import { noticeContract } from './contract/notice-calls.ts';

/** Calls of the notifications service. */
export const notificationsContract = { ...noticeContract } satisfies Contract;
