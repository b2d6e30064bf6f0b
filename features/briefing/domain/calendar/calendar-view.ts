import { anyOf, line } from '#platform/shared/address-fields.ts';
import { addressView } from '#platform/shared/address-view.ts';
import { eventKinds } from './month-days.ts';

/** What the address says of the tab of events: a month (empty = that of the dossier) and kinds (none = all). */
export const calendarView = addressView({ month: line('month', 7), kinds: anyOf('kind', eventKinds) });
