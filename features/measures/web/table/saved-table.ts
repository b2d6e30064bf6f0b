import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { Translate } from '#platform/web/text.ts';
import { registersRetrievedOn } from '../../domain/registers.ts';
import type { ListedMeasure } from '../list/load-list.ts';

/** Measures as a file has them: one row a measure, money in roubles, days as days, every act and source with its address. */
export function savedTable(measures: readonly ListedMeasure[], t: Translate): ChartTable {
  const text = (key: string, label: string) => ({ key, label, kind: 'text' }) as const;
  const date = (key: string, label: string) => ({ key, label, kind: 'date' }) as const;
  const number = (key: string, label: string) => ({ key, label, kind: 'number' }) as const;
  return {
    columns: [
      number('id', '№'),
      number('version', t('MeasuresTable_ColVersion')),
      text('title', t('Measures_ColName')),
      text('places', t('Measures_Place')),
      text('direction', t('MeasuresTable_ColDirection')),
      text('status', t('Measures_Status')),
      date('starts', t('Measures_ColStart')),
      date('ends', t('Measures_ColEnd')),
      text('code', t('Measures_ColCode')),
      number('strictness', t('Measures_ColStrictness')),
      number('budget', t('Measures_ColBudget')),
      text('responsible', t('MeasuresTable_ColResponsible')),
      text('basis', t('MeasuresTable_ColBasis')),
      text('basisLink', t('MeasuresTable_ColBasisLink')),
      text('source', t('Measures_ColSource')),
      date('accessed', t('MeasuresTable_ColAccessed')),
      text('links', t('Measures_ColLink')),
    ],
    rows: measures.map((measure) => [
      measure.id,
      measure.version,
      measure.title,
      measure.places.join('; '),
      t(`Measures_Direction_${measure.direction}`),
      t(`Measures_Status_${measure.status}`),
      measure.starts,
      measure.ends,
      measure.code,
      measure.strictness,
      measure.budget,
      measure.responsible || null,
      measure.legalBasis || null,
      measure.legalLink || null,
      measure.origin ?? measure.author?.name ?? null,
      accessedOn(measure),
      measure.links.map(({ url }) => url).join(' ') || null,
    ]),
  };
}

/** The day a row's source was looked at: a register's when it was taken over, an act's when its link was written last. */
function accessedOn({ origin, legalLink, updatedAt }: ListedMeasure): string | null {
  if (origin !== null) return registersRetrievedOn;
  return legalLink === '' ? null : updatedAt.slice(0, 10);
}
