import { holdsOneOf, roleNumbers, type Holder } from '#platform/shared/roles.ts';
import { statusNumbers, type MeasureStatus } from './steps/statuses.ts';
import type { StepName } from './steps/steps.ts';

const { superUser, regionalEditor, moderator, contributor, superModerator } = roleNumbers;
const { draft, moderation, published } = statusNumbers;

/** Who asks. */
export interface Asking extends Holder {
  readonly accountId: number | null;
}

/** What of a version rights depend on. */
export interface VersionRights {
  readonly status: MeasureStatus;
  readonly authorId: number | null;
  readonly moderatorId: number | null;
  /** It was published once: readers may see why it is not any more. */
  readonly wasPublished: boolean;
  /** Taken over from an open register: nobody changes it. */
  readonly isRegister: boolean;
  /** Who was asked whether its facts hold, and was not told to leave it. */
  readonly checkerIds: readonly number[];
  /** Whose answer is awaited. */
  readonly openCheckerId: number | null;
}

/** Roles that may add a measure: regional editor, moderator, super moderator. */
const adders: readonly number[] = [regionalEditor, moderator, superModerator];
/** Roles that may propose or edit a measure: those, and contributors. */
export const proposers: readonly number[] = [regionalEditor, moderator, contributor, superModerator];
/** Roles that decide on measures. */
export const deciders: readonly number[] = [moderator, superModerator];
/** Roles that may be asked whether the facts of a measure hold. */
export const factCheckers = proposers;
/** Roles that say who decides on a measure. */
export const appointers: readonly number[] = [superModerator, superUser];

/** May add a measure that is decided already: regional editor, moderator, super moderator. */
export function canAdd(asking: Holder): boolean {
  return holdsOneOf(asking, adders);
}

/** May propose a measure: those who may add one, and contributors. */
export function canPropose(asking: Holder): boolean {
  return holdsOneOf(asking, proposers);
}

/** Sees the queue of moderation: moderators, super moderators; a super user reads everything. */
export function canSeeQueue(asking: Holder): boolean {
  return holdsOneOf(asking, [...deciders, superUser]);
}

/** Changes words of the handbooks: moderators and super moderators. */
export function canEditHandbooks(asking: Holder): boolean {
  return holdsOneOf(asking, deciders);
}

/** Sees the balances of a region: whoever is linked to it; a super user reads everything. */
export function canSeeBalance(
  asking: Holder & { readonly linkedObjectYugoId: number | null },
  yugoId: number,
): boolean {
  return asking.linkedObjectYugoId === yugoId || holdsOneOf(asking, [superUser]);
}

/** True when the version is the asking person's own. */
function isOwn({ accountId }: Asking, { authorId }: Pick<VersionRights, 'authorId'>): boolean {
  return accountId !== null && authorId === accountId;
}

/** Everybody sees what is or was published; an author their own; who was asked about its facts that version; a super user everything; deciders what was ever submitted. */
export function canSee(asking: Asking, version: VersionRights): boolean {
  if (version.status === published || version.wasPublished) return true;
  if (asking.accountId !== null && version.checkerIds.includes(asking.accountId)) return true;
  if (isOwn(asking, version) || holdsOneOf(asking, [superUser, superModerator])) return true;
  return version.status !== draft && holdsOneOf(asking, [moderator]);
}

/** The appointed moderator decides, any moderator while none is appointed, a super moderator always. */
function isDecider(asking: Asking, { moderatorId }: Pick<VersionRights, 'moderatorId'>): boolean {
  if (holdsOneOf(asking, [superModerator])) return true;
  if (!holdsOneOf(asking, [moderator])) return false;
  return moderatorId === null || moderatorId === asking.accountId;
}

/** May take this step with this version; whether the version's state has the step is the table's to say. */
export function canStep(asking: Asking, step: StepName, version: VersionRights): boolean {
  if (version.isRegister || asking.accountId === null) return false;
  const own = isOwn(asking, version);
  switch (step) {
    case 'edit':
    case 'rework':
    case 'submit':
      return canPropose(asking) && (own || holdsOneOf(asking, [superModerator]));
    case 'revise':
      return canPropose(asking) && (own || canAdd(asking));
    case 'accept':
      return isDecider(asking, version) && !own;
    case 'decline':
    case 'withdraw':
      return isDecider(asking, version);
  }
}

/** May say who decides on this version, as long as it waits. */
export function canAppoint(asking: Holder, { status, isRegister }: VersionRights): boolean {
  return !isRegister && status === moderation && holdsOneOf(asking, appointers);
}

/** May ask somebody whether the facts of this version hold, or take the question back: who may accept it. */
export function canAskCheck(asking: Asking, version: VersionRights): boolean {
  return version.status === moderation && canStep(asking, 'accept', version);
}

/** May say whether its facts hold: who was asked, as long as it waits. */
export function canAnswerCheck(
  { accountId }: Pick<Asking, 'accountId'>,
  { status, openCheckerId }: Pick<VersionRights, 'status' | 'openCheckerId'>,
): boolean {
  return status === moderation && accountId !== null && openCheckerId === accountId;
}

/** May delete this version: a draft of one's own, a super moderator any draft or what was declined; what readers have seen stays. */
export function canDelete(asking: Asking, version: VersionRights): boolean {
  if (version.isRegister || version.status === moderation || version.status === published) return false;
  if (version.wasPublished || !canPropose(asking)) return false;
  return isOwn(asking, version) || holdsOneOf(asking, [superModerator]);
}

/** May speak with author and moderator about this version: they, and who decides. */
export function canComment(asking: Asking, version: VersionRights): boolean {
  return !version.isRegister && (isOwn(asking, version) || holdsOneOf(asking, deciders));
}
