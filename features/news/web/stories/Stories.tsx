import { RegionTrend } from '../rail/islands.ts';
import { useServedPage, type ServedPage } from '../feed/served-page.ts';
import { BriefList } from './BriefList.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadStory } from './LeadStory.tsx';
import { StoryColumns, StoryGrid } from './StoryColumns.tsx';
import { countBeside } from './story-height.ts';
import { splitStories, type LeadInset } from './story-parts.ts';

interface Props {
  page: ServedPage;
  /** Where on the page: the front page has a lead, stories beside its rail and below it, and briefs; any other page is one piece. */
  part: 'lead' | 'beside' | 'below' | 'brief' | 'whole';
  /** About how high the rail goes below the lead, px. */
  besideHeight?: number;
  /** The lead can be heard and kept. */
  hasActions?: boolean;
  inset?: LeadInset | null;
}

/** One part of a page of stories. */
export function Stories({ page, part, besideHeight = 0, hasActions = false, inset = null }: Props) {
  const news = useServedPage(page);
  if (part === 'whole') return <StoryColumns news={news} />;
  const { lead, stories, brief } = splitStories(news, true);
  if (part === 'brief') return <BriefList news={brief} />;
  if (part === 'lead')
    return (
      lead && (
        <LeadStory
          news={lead}
          actions={hasActions && <LeadActions news={lead} />}
          inset={inset && <RegionTrend {...inset} />}
        />
      )
    );
  const beside = countBeside(stories, besideHeight);
  return part === 'beside' ? (
    <StoryGrid stories={stories.slice(0, beside)} columns={2} />
  ) : (
    <StoryGrid stories={stories.slice(beside)} columns={3} />
  );
}
