import type { ComponentProps, ReactElement } from 'react';
import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';

const [DayChoice, loadDayChoice] = loadedOnOpen(async () => (await import('./DayChoice.tsx')).DayChoice);

type Toggle = Parameters<ComponentProps<typeof Popover>['renderToggle']>[0] & typeof loadDayChoice;

/** The sheet that travels to another day, under a button of whoever shows the day; the day stays in the address. */
export function DayPopover({ renderToggle }: { renderToggle: (toggle: Toggle) => ReactElement }) {
  const t = useText();
  return (
    <Popover
      label={t('Clock_Travel')}
      renderToggle={(toggle) => renderToggle({ ...loadDayChoice, ...toggle })}
    >
      {(close) => <DayChoice close={close} />}
    </Popover>
  );
}
