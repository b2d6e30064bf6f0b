import { useEffect, useState } from 'react';
import type { EventContent } from '#features/news/public.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './ArticleFields.module.css';
import { ServiceFields } from './ServiceFields.tsx';

interface Props {
  content: EventContent;
  /** Every region is no answer here. */
  needsPlace: boolean;
  onChange: (content: EventContent) => void;
}

/** An exclusive event, an analysis or a review: place, day, author, and its texts in two languages side by side. */
export function EventFields({ content, needsPlace, onChange }: Props) {
  const t = useText();
  const write = (change: Partial<EventContent>): void => onChange({ ...content, ...change });
  return (
    <>
      <div className={styles.row}>
        <PlaceField
          yugoId={content.yugoId}
          nobody={t(needsPlace ? 'Desk_ChoosePlace' : 'Desk_EveryPlace')}
          onChange={(yugoId) => write({ yugoId })}
        />
        <TextField
          type="date"
          label={t('Desk_FieldDay')}
          message={t('Desk_DayHint')}
          value={content.day ?? ''}
          onChange={(event) => write({ day: event.target.value === '' ? null : event.target.value })}
        />
      </div>
      <TextField
        label={t('Desk_FieldAuthor')}
        value={content.author}
        maxLength={200}
        onChange={(event) => write({ author: event.target.value })}
      />
      <ServiceFields content={content} onChange={({ texts }) => write({ texts })} />
    </>
  );
}

interface PlaceProps {
  yugoId: number | null;
  nobody: string;
  onChange: (yugoId: number | null) => void;
}

function PlaceField({ yugoId, nobody, onChange }: PlaceProps) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const [places, setPlaces] = useState<readonly { value: string; label: string }[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api.call('site/getRegionNames', {}, { signal: leaving.signal }).then(
      ({ regions }) =>
        setPlaces(
          regions
            .map((each) => ({ value: String(each.yugoId), label: each.byLocale[locale] }))
            .sort((a, b) => a.label.localeCompare(b.label, locale)),
        ),
      () => {},
    );
    return () => leaving.abort();
  }, [api, locale]);
  const own = yugoId === null ? '' : String(yugoId);
  const known = own === '' || places.some(({ value }) => value === own);
  return (
    <SelectField
      label={t('Desk_FieldPlace')}
      value={own}
      options={[{ value: '', label: nobody }, ...(known ? [] : [{ value: own, label: own }]), ...places]}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  );
}
