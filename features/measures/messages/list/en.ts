import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresList_Checked:
    'Promises checked: {count, number}; within the band {inside, number}, stronger {stronger, number}, weaker {weaker, number}.',
  MeasuresList_ColKept: 'Promised and came',
  MeasuresList_Promised: 'promised {low} to {high}',
  MeasuresList_NoPromise: 'no promise',
  MeasuresList_Check: 'checked on {day}',
  MeasuresList_Lack: 'nothing to compare with',
  MeasuresList_Came_inside: '{gap}, within',
  MeasuresList_Came_stronger: '{gap}, stronger',
  MeasuresList_Came_weaker: '{gap}, weaker',
  MeasuresList_Points: '{points} pp',
  MeasuresList_KeptLegend:
    'Band: what was promised before acceptance, nine runs of ten; dot: what came against similar regions, hollow outside of the band. Of health cases, of the economy the share of the poor.',
  MeasuresList_Rows: '{shown, number} of {total, plural, one {# row} other {# rows}}',
  MeasuresList_Sort: 'Order',
  MeasuresList_Sort_start: 'by start, newest first',
  MeasuresList_Sort_place: 'by region and start',
  MeasuresList_Sort_updated: 'by last change',
  MeasuresList_View: 'View',
  MeasuresList_Whole: 'Whole register',
  MeasuresList_OtherView: 'current filters',
  MeasuresList_Save: 'Save view',
  MeasuresList_Name: 'Name of the view',
  MeasuresList_Keep: 'Save',
  MeasuresList_Saved: 'View “{name}” is saved.',
  MeasuresList_Delete: 'Delete the view “{name}”',
  MeasuresList_TooMany: 'No more than {most} views are kept: delete one.',
  MeasuresList_Address: 'Link to the view',
  MeasuresList_Copied: 'Link copied',
};
