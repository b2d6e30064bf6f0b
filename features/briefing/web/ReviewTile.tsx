import { ArticleBody } from '#features/news/public.web.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';

type Review = NonNullable<OutputOf<'regiondossier/getExpertReview'>>;

/** An expert's word on a place with author and day. */
export function ReviewTile({ review }: { review: Review }) {
  const t = useText();
  const locale = useLocale();
  const { day: writeDay } = useFormats();
  const { title, body, language, author, day, sample } = review;
  return (
    <Tile level={2} title={t('Events_Review')} source={`${author}, ${writeDay(day)}`}>
      <article lang={language === locale ? undefined : language}>
        <h3>
          {title} {sample && <SampleTag />}
        </h3>
        <ArticleBody body={body} language={language} />
      </article>
    </Tile>
  );
}
