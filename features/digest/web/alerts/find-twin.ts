import { isEvent } from '#services/notifications/public.ts';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import type { AlertDraft } from './use-alert-draft.ts';

/** The alert that stands already and says the same as the one that is made; null = none. */
export function findTwin(
  { tried, alerts, yugoId, measure }: Pick<AlertsData, 'tried' | 'alerts' | 'yugoId' | 'measure'>,
  { rule }: Pick<AlertDraft, 'rule'>,
  edited: OwnAlert | null,
): OwnAlert | null {
  if (!rule || !tried) return null;
  const watched = isEvent(rule.condition) ? 'value' : measure;
  const twin = alerts.find(
    (alert) =>
      alert.id !== edited?.id &&
      alert.yugoId === yugoId &&
      alert.indicator.indicator === tried.indicator.indicator &&
      alert.measure === watched &&
      alert.condition === rule.condition &&
      alert.threshold === rule.threshold,
  );
  return twin ?? null;
}
