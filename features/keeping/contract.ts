import type { Contract } from '#platform/contract/endpoint.ts';
import { alertContract } from './contract/alert-calls.ts';
import { noticeContract } from './contract/notice-calls.ts';

/** Calls of the keeping room. */
export const keepingContract = { ...alertContract, ...noticeContract } satisfies Contract;
