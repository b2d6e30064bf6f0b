import { useFormats, useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { toneNames, ToneShape } from '../named/ToneMark.tsx';
import type { Story } from '../answers.ts';
import styles from './ToneTile.module.css';

const maxDays = 14;

/** In which tone the headlines speak, in all and day by day; nothing where none was judged. */
export function ToneTile({ story: { tone, days } }: { story: Story }) {
  const t = useText();
  const { integer } = useFormats();
  const nearDay = useNearDay();
  const judged = days.filter(({ tone: each }) => sumOf(each) > 0).slice(-maxDays);
  if (sumOf(tone) === 0) return null;
  const most = Math.max(...judged.map(({ tone: each }) => sumOf(each)));
  return (
    <Tile title={t('News_Story_Tone')} level={2} source={t('News_Story_ToneSource')}>
      <ul className={styles.key}>
        {toneNames.map((name) => (
          <li key={name}>
            <i className={styles[name]} aria-hidden="true" />
            <ToneShape name={name} /> {t(`News_Tone_${name}`)} <b>{integer(tone[name])}</b>
          </li>
        ))}
      </ul>
      {judged.length > 1 && (
        <div className={styles.days}>
          {judged.map(({ day, tone: each }) => (
            <div key={day} className={styles.day}>
              <span>{nearDay(day)}</span>
              <span
                className={styles.bar}
                role="img"
                aria-label={toneNames.map((name) => `${t(`News_Tone_${name}`)} ${each[name]}`).join(', ')}
              >
                {toneNames.map((name) => (
                  <i key={name} className={styles[name]} style={{ width: `${(each[name] / most) * 100}%` }} />
                ))}
              </span>
            </div>
          ))}
        </div>
      )}
    </Tile>
  );
}

function sumOf(tone: Story['tone']): number {
  return toneNames.reduce((sum, name) => sum + tone[name], 0);
}
