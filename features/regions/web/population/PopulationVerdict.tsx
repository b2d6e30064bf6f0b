import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import type { PeopleYears } from '../../domain/population/year-figures.ts';
import { usePlace } from '../region/use-place.ts';
import type { People } from './load-population.ts';
import { populationVerdict } from './population-verdict.ts';

interface Props {
  known: PeopleYears;
  people: People;
  year: number;
}

/** The sentence that leads the tab, of the year on the slider. */
export function PopulationVerdict({ known, people, year }: Props) {
  const t = useText();
  const formats = useFormats();
  const { yugoId } = usePlace();
  const sentences = populationVerdict(known, year, {
    t,
    formats,
    yugoId,
    place: people.name,
    source: people.births.source,
  });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
