import { useContext } from 'react';
import { yearsBetween, type CalendarDay } from '#platform/shared/calendar-days.ts';
import { StartContext } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './OldAge.module.css';

/** Yearbooks come in the year after: what ended so many years ago is no figure of these days. */
const oldFromYears = 2;

/** Stands beside the newest figure there is where its period ended years ago by the page's clock: how old it is, in the colour of warnings. */
export function OldAge({ day }: { day: CalendarDay }) {
  const t = useText();
  const today = useContext(StartContext)?.clock.day;
  const years = today === undefined ? 0 : yearsBetween(day, today);
  if (years < oldFromYears) return null;
  return <span className={styles.old}>{t('Ui_OldFigure', { years })}</span>;
}
