import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { plainUnit } from '#platform/ui/figures/cited-figure.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { Dossier, Header, Mentions } from '#features/entities/web/dossier/load-dossier.ts';
import { useCorpusSource } from './use-corpus-source.ts';

/** The sentence that leads a dossier: in how many headlines, of how many outlets, when most. */
export function MentionsVerdict({ header, mentions }: Pick<Dossier, 'header' | 'mentions'>) {
  const t = useText();
  const { day } = useFormats();
  if (mentions === null) return null;
  if (mentions.headlines === 0)
    return <p className={typeStyles.note}>{t('Entities_NoMentions', { day: day(header.day) })}</p>;
  return <Sentence {...{ header, mentions }} />;
}

function Sentence({ header, mentions }: { header: Header; mentions: Mentions }) {
  const t = useText();
  const { day, dayRange } = useFormats();
  const source = useCorpusSource(header.day);
  const peak = peakOf(mentions);
  const about = {
    name: `${header.name}: ${t('Entities_Days')}`,
    unit: plainUnit,
    decimals: 0,
    source,
    call: { name: 'entities/getMentions', input: { id: header.id } },
  };
  return (
    <Verdict
      sentences={[
        {
          key: 'Entities_Verdict',
          figures: {
            headlines: {
              ...about,
              value: mentions.headlines,
              period: dayRange(mentions.days[0]!.day, mentions.days.at(-1)!.day),
            },
            peak: { ...about, value: peak.headlines, period: day(peak.day) },
          },
          values: { day: day(header.day), outletsValue: mentions.outlets, peakDay: day(peak.day) },
        },
      ]}
    />
  );
}

/** The day with most headlines, the first of equals. */
export function peakOf({ days }: Pick<Mentions, 'days'>): Mentions['days'][number] {
  return days.reduce((most, each) => (each.headlines > most.headlines ? each : most));
}
