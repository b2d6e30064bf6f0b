import { useState, type RefObject } from 'react';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import { useText } from '#platform/web/text.ts';
import { saveChart, type ChartFile } from './save-chart.ts';
import { useCopied } from './use-copied.ts';
import styles from './ChartFrame.module.css';

interface Props {
  table: ChartTable;
  link?: string;
  name: string;
  asTable: boolean;
  setAsTable: (asTable: boolean) => void;
  full: boolean;
  setFull: (full: boolean) => void;
  /** Holds title, sub-line, picture and source: what a saved picture shows. */
  frame: RefObject<HTMLElement | null>;
}

/** The row of icon buttons of a chart. */
export function ChartTools({ table, link, name, asTable, setAsTable, full, setFull, frame }: Props) {
  const t = useText();
  const [copied, copy] = useCopied();
  return (
    <span role="toolbar" aria-label={t('Ui_ChartTools')} className={styles['tools']}>
      <IconButton
        size={28}
        icon={asTable ? 'chart' : 'table'}
        label={t(asTable ? 'Ui_ShowChart' : 'Ui_ShowTable')}
        onClick={() => setAsTable(!asTable)}
      />
      <DownloadMenu {...{ table, name, asTable, frame }} />
      <IconButton
        size={28}
        icon={copied ? 'check' : 'link'}
        label={t(copied ? 'Ui_LinkCopied' : 'Ui_CopyLink')}
        onClick={() => copy(new URL(link ?? location.href, location.href).href)}
      />
      <IconButton
        size={28}
        icon={full ? 'fullscreen-exit' : 'fullscreen'}
        label={t(full ? 'Ui_LeaveFullScreen' : 'Ui_FullScreen')}
        onClick={() => setFull(!full)}
      />
      <output className="sr-only">{copied ? t('Ui_LinkCopied') : ''}</output>
    </span>
  );
}

function DownloadMenu({ table, name, asTable, frame }: Pick<Props, 'table' | 'name' | 'asTable' | 'frame'>) {
  const t = useText();
  const [failed, setFailed] = useState(false);
  const save = (file: ChartFile) => () => {
    setFailed(false);
    saveChart(file, { table, name, frame: frame.current }).catch(() => setFailed(true));
  };
  return (
    <Dropdown
      label={t('Ui_Download')}
      align="end"
      renderToggle={(toggle) => (
        <IconButton
          {...toggle}
          size={28}
          icon={failed ? 'warning' : 'download'}
          label={t(failed ? 'Ui_DownloadFailed' : 'Ui_Download')}
        />
      )}
      items={[
        { id: 'png', label: t('Ui_DownloadPng'), onSelect: save('png'), disabled: asTable },
        { id: 'svg', label: t('Ui_DownloadSvg'), onSelect: save('svg'), disabled: asTable },
        'line',
        { id: 'csv', label: t('Ui_DownloadCsv'), onSelect: save('csv') },
        { id: 'xlsx', label: t('Ui_DownloadXlsx'), onSelect: save('xlsx') },
      ]}
    />
  );
}
