import { formatDay } from '#platform/shared/dates.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { useLocale, useText } from '#platform/web/text.ts';

const [DayChoice, loadDayChoice] = loadedOnOpen(async () => (await import('./DayChoice.tsx')).DayChoice);

/** The day a page shows, on a button that leads to another one; the day stays in the address. */
export function DayButton({ day }: { day: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Popover
      label={t('Clock_Travel')}
      renderToggle={(toggle) => (
        <Button size="small" icon="calendar" title={t('Clock_Hint')} {...loadDayChoice} {...toggle}>
          {formatDay(day, locale)}
        </Button>
      )}
    >
      {(close) => <DayChoice close={close} />}
    </Popover>
  );
}
