import { useLocation, useNavigate } from 'react-router';
import { formatDay } from '#platform/shared/dates.ts';
import { sampleScenes } from '#platform/shared/sample-scenes.ts';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Link } from '#platform/web/Link.tsx';
import { withAsOf } from '#platform/web/routes/address-parts.ts';
import { useAsOf } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useClockDay } from './use-clock-day.ts';
import styles from '../utility/UtilityBar.module.css';

/** The sheet under the chip: the scenes of the sample, now, or another day. */
export function DayChoice({ close }: { close: () => void }) {
  const t = useText();
  const locale = useLocale();
  const asOf = useAsOf();
  const { clock } = useStart();
  const navigate = useNavigate();
  const shown = useClockDay();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const travel = (form: HTMLFormElement) => {
    const day = new FormData(form).get('asOf');
    close();
    if (typeof day === 'string' && day !== '') void navigate(withAsOf(here, day));
  };
  return (
    <div className={styles.days}>
      <p>
        {clock.kind === 'real'
          ? t('Clock_RealText')
          : t('Clock_SampleText', { day: formatDay(shown ?? clock.day, locale) })}
      </p>
      {clock.sampleDay !== null && <Scenes sampleDay={clock.sampleDay} here={here} close={close} />}
      <Link to={withAsOf(here, 'now')} onClick={close} aria-current={asOf === 'now' ? 'true' : undefined}>
        {t('Clock_ToNow')}
      </Link>
      <Form onSend={travel}>
        <TextField
          type="date"
          size="small"
          label={t('Clock_OtherDay')}
          name="asOf"
          defaultValue={shown ?? clock.day}
          required
        />
        <Button type="submit" size="small">
          {t('Clock_Go')}
        </Button>
      </Form>
    </div>
  );
}

/** The days of the sample that are worth a look, its own first; each is the same page as it was known then. */
function Scenes({ sampleDay, here, close }: { sampleDay: string; here: string; close: () => void }) {
  const t = useText();
  const locale = useLocale();
  const asOf = useAsOf();
  const own = sampleScenes.find(({ day }) => day === sampleDay);
  const others = sampleScenes.filter(({ day }) => day !== sampleDay);
  return (
    <>
      <Link to={withAsOf(here, null)} onClick={close} aria-current={asOf === null ? 'true' : undefined}>
        {t('Clock_ToSample')}: {formatDay(sampleDay, locale)}
        {own && <small>{t(`Clock_Scene_${own.name}`)}</small>}
      </Link>
      <h2>{t('Clock_Scenes')}</h2>
      {others.map(({ name, day }) => (
        <Link
          key={day}
          to={withAsOf(here, day)}
          onClick={close}
          aria-current={asOf === day ? 'true' : undefined}
        >
          {formatDay(day, locale)}
          <small>{t(`Clock_Scene_${name}`)}</small>
        </Link>
      ))}
    </>
  );
}
