/** A story as a page is made of it. */
export interface PageStory {
  readonly rank: number;
  readonly fromMs: number;
}

const leadersAsked = 12;

/** The rows of a page out of stories in order of rank: of the dozen best the weightiest, however late its last headline, comes first. */
export function composePage<Story extends PageStory>(stories: readonly Story[], _nowMs: number): Story[] {
  const weight = ({ rank, fromMs }: Story): number => rank - fromMs / 3_600_000 / 8;
  const lead = stories
    .slice(0, leadersAsked)
    .reduce<Story | undefined>(
      (best, each) => (best === undefined || weight(each) > weight(best) ? each : best),
      undefined,
    );
  return lead === undefined ? [] : [lead, ...stories.filter((story) => story !== lead)];
}
