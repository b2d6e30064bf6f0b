import { memo, useState, type RefObject } from 'react';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { aboutOfFrame, knownOnOf } from './about-of-frame.ts';
import { saveChart, type BesideChart, type ChartFile } from './save-chart.ts';
import { useChartDescription } from './use-chart-description.ts';
import { useCopied } from './use-copied.ts';
import { useEmbedCode, type EmbeddedSubject, type EmbeddedView } from './use-embed-code.ts';
import styles from './ChartFrame.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

interface Props {
  table: ChartTable;
  about?: ChartAbout;
  embed?: EmbeddedSubject | EmbeddedView | undefined;
  beside?: BesideChart;
  link?: string;
  name: string;
  asTable: boolean;
  setAsTable: (asTable: boolean) => void;
  full: boolean;
  setFull: (full: boolean) => void;
  /** Holds title, sub-line, picture and source: what a saved picture shows. */
  frame: RefObject<HTMLElement | null>;
}

/** The row of icon buttons of a chart; drawn again only where what they do changes. */
export const ChartTools = memo(function ChartTools({
  table,
  about,
  embed,
  beside,
  link,
  name,
  asTable,
  setAsTable,
  full,
  setFull,
  frame,
}: Props) {
  const t = useText();
  const [copied, copy] = useCopied();
  return (
    <span role="toolbar" aria-label={t('Ui_ChartTools')} className={styles.tools}>
      <IconButton
        size={28}
        icon={asTable ? 'chart' : 'table'}
        label={t(asTable ? 'Ui_ShowChart' : 'Ui_ShowTable')}
        onClick={() => setAsTable(!asTable)}
      />
      <DownloadMenu {...{ table, about, embed, beside, name, asTable, frame }} />
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
});

type MenuProps = Pick<Props, 'table' | 'about' | 'embed' | 'beside' | 'name' | 'asTable' | 'frame'>;

function DownloadMenu({ table, about, embed, beside, name, asTable, frame }: MenuProps) {
  const t = useText();
  const locale = useLocale();
  const describe = useChartDescription();
  const [failed, setFailed] = useState(false);
  const [cited, cite] = useCopied();
  const embedCode = useEmbedCode();
  const links = useSubjectLinks(embed);
  const description = () =>
    describe(aboutWithAddress(about ?? aboutOfFrame(frame.current, name)), knownOnOf(frame.current));
  const save = (file: ChartFile) => () => {
    setFailed(false);
    const chart = { table, name, description: description(), locale, frame: frame.current, beside };
    saveChart(file, chart).catch(() => setFailed(true));
  };
  const label = t(failed ? 'Ui_DownloadFailed' : cited ? 'Ui_CitationCopied' : 'Ui_Download');
  return (
    <>
      <Dropdown
        label={t('Ui_Download')}
        align="end"
        renderToggle={(toggle) => (
          <IconButton
            {...toggle}
            size={28}
            icon={failed ? 'warning' : cited ? 'check' : 'download'}
            label={label}
          />
        )}
        items={[
          { id: 'png', label: t('Ui_DownloadPng'), onSelect: save('png'), disabled: asTable },
          { id: 'svg', label: t('Ui_DownloadSvg'), onSelect: save('svg'), disabled: asTable },
          'line',
          { id: 'csv', label: t('Ui_DownloadCsv'), onSelect: save('csv') },
          { id: 'xlsx', label: t('Ui_DownloadXlsx'), onSelect: save('xlsx') },
          { id: 'zip', label: t('Ui_DownloadZip'), onSelect: save('zip') },
          'line',
          { id: 'cite', label: t('Ui_CopyCitation'), onSelect: () => cite(description().citation) },
          ...(embed
            ? [{ id: 'embed', label: t('Ui_CopyEmbed'), onSelect: () => cite(embedCode(embed, name)) }]
            : []),
          ...(links
            ? [
                'line' as const,
                { id: 'explore', label: t('Ui_OpenExplorer'), to: links.explorer },
                { id: 'indicator', label: t('Ui_IndicatorPage'), to: links.indicator },
              ]
            : []),
        ]}
      />
      <output className="sr-only">{cited ? t('Ui_CitationCopied') : ''}</output>
    </>
  );
}

/** A file leaves the site: its address must be whole. */
function aboutWithAddress(about: ChartAbout): ChartAbout {
  return { ...about, address: new URL(about.address || location.href, location.href).href };
}

/** Where the same indicator of the same place can be laid beside others, and where it is told what it is; null without a subject. */
function useSubjectLinks(
  subject: EmbeddedSubject | EmbeddedView | undefined,
): { explorer: string; indicator: string } | null {
  const buildRoute = useBuildRoute();
  if (subject === undefined || 'code' in subject) return null;
  const { indicator, dims = '', yugoId } = subject;
  const measure = dims === '' ? indicator : `${indicator}:${dims}`;
  return {
    explorer: buildRoute('explore', {}, { search: { i: measure, p: String(yugoId) } }),
    indicator: buildRoute('indicator', { code: measure }),
  };
}
