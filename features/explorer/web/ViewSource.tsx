import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ViewData } from './view-props.ts';

/** Where the figures of a view come from, and the day as of which they are known. */
export function ViewSource({ data }: { data: ViewData }) {
  const t = useText();
  const { day } = useFormats();
  const sources = data.measures.flatMap((measure) => measure.sources);
  const told = [
    ...new Map(
      sources.map((source) => [`${source.name} ${source.caveat} ${source.sample}`, source]),
    ).values(),
  ];
  return (
    <>
      {told.map((source) => (
        <SourceLine key={`${source.code} ${source.sample}`} source={source}>
          {[source.name, source.caveat]
            .flatMap((said) => (said ? [said.replace(/[.。]$/, '')] : []))
            .join('. ')}
          .{' '}
        </SourceLine>
      ))}
      {t('Explore_Known', { day: day(data.asOf) })}
    </>
  );
}
