/** Signs of one comment. */
export const maxSigns = 3000;

/** How long an author may change what they said. Unit: minutes. */
export const editMinutes = 15;

/** From so many reports on a comment waits for a moderator. */
export const reportsToWait = 3;

/** What a comment can stand under. */
export const commentKinds = ['story', 'news'] as const;

export type CommentKind = (typeof commentKinds)[number];

/** A comment waits for a moderator where its author has none that was shown, or where it carries a link. */
export function mustWait(text: string, shownBefore: number): boolean {
  return shownBefore === 0 || /https?:\/\/|www\.|\b[\w-]+\.(?:ru|com|net|org|info|рф)\b/iu.test(text);
}
