import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { DataPart, StartPart } from '#platform/shared/data-parts.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './DataLine.module.css';

/** How often a page asks whether the data have come. */
export const askEveryMs = 5_000;

/** While bundled data are loaded, and where a part of them failed: a page may not say that something does not exist. */
export function DataLine() {
  const t = useText();
  const { awaited, notLoaded } = useStart();
  useRenewalWhenHere(awaited);
  const names = useNames();
  if (awaited.length === 0 && notLoaded.length === 0) return null;
  return (
    <div className={styles.line} role="status" data-loading-line>
      {awaited.length > 0 && <p>{t('Shell_DataLoading', { parts: names(awaited) })}</p>}
      {notLoaded.length > 0 && <p>{t('Shell_DataNotLoaded', { parts: names(notLoaded) })}</p>}
    </div>
  );
}

function useNames(): (parts: readonly StartPart[]) => string {
  const t = useText();
  const locale = useLocale();
  return (parts) => new Intl.ListFormat(locale).format(parts.map((part) => t(`Shell_Part_${part}`)));
}

/** Asks what is still awaited; when another part has come, the page and its frame are loaded again. */
function useRenewalWhenHere(awaited: readonly DataPart[]): void {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const isLoading = awaited.length > 0;
  const ask = useEffectEvent(async () => {
    const start = await api.call('site/getStart', {}).catch(() => null);
    if (start !== null && start.awaited.length < awaited.length) await revalidate();
  });
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => clearInterval(timer);
  }, [isLoading]);
}
