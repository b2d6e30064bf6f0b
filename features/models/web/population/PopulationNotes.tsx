import { memo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { writePopulationAddress } from '../../domain/population/population-address.ts';
import { AboutModel } from '../frame/AboutModel.tsx';
import styles from '../frame/ModelPage.module.css';
import type { ModelParts } from './use-population-model.ts';

/** What the figures rest on and where they are estimates; the address that holds what differs. */
export const PopulationNotes = memo(function PopulationNotes({ forecast, model }: ModelParts) {
  const t = useText();
  const { day } = useFormats();
  const address = writePopulationAddress(model.view, model.ground, new URLSearchParams()).toString();
  const { meta, source, name } = forecast;
  return (
    <section aria-label={t('ModelPopulation_Notes')}>
      <h2>{t('ModelPopulation_Notes')}</h2>
      <ul className={styles.sources}>
        <li>
          {t('ModelPopulation_NoteBase', { year: String(model.ground.baseYear), source: source?.name ?? '' })}
        </li>
        <li>{t('ModelPopulation_NoteMortality', { place: name, years: yearsOf(model) })}</li>
        <li>{t('ModelPopulation_NoteMigration')}</li>
        <li>{t('ModelPopulation_NoteFertility')}</li>
        <li>{t('ModelPopulation_NoteRetirement')}</li>
        <li>{t('ModelPopulation_NoteRecord')}</li>
        <li>
          {t('ModelPopulation_NoteModel', {
            version: String(model.edition.version),
            day: day(meta.dataAsOf),
          })}{' '}
          <code>{decodeURIComponent(address) || '—'}</code>
        </li>
        <li>
          <AboutModel model="population" />
        </li>
      </ul>
    </section>
  );
});

/** The years whose deaths make the rates. */
function yearsOf({ start: { rateYears, baseYear } }: ModelParts['model']): string {
  return rateYears ? rateYears.join('–') : String(baseYear);
}
