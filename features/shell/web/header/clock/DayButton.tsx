import { formatDay } from '#platform/shared/dates.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { DayPopover } from './DayPopover.tsx';

/** The day a page shows, on a button that leads to another one. */
export function DayButton({ day }: { day: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <DayPopover
      renderToggle={(toggle) => (
        <Button size="small" icon="calendar" title={t('Clock_Hint')} {...toggle}>
          {formatDay(day, locale)}
        </Button>
      )}
    />
  );
}
