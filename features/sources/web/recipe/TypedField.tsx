import { useState } from 'react';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import type { Json } from '../../domain/recipe/draft.ts';
import { readLines, writeLines, type LinesKind } from '../../domain/recipe/lines.ts';
import styles from './Recipe.module.css';

/** Puts a value into the draft; undefined takes it away. */
export type Put = (value: Json | undefined) => void;

/** What stands around a field. */
export interface Texts {
  label: string;
  message?: string | undefined;
  error: string | null;
}

/** A line whose text stays as it is typed, whatever the recipe makes of it. */
export function TypedField({
  kind,
  written,
  list,
  put,
  ...texts
}: Texts & { kind: 'text' | 'number' | 'date'; written: string; list?: string | undefined; put: Put }) {
  const [typed, setTyped] = useState(written);
  const change = (text: string): void => {
    setTyped(text);
    const number = Number(text.replace(',', '.'));
    if (text.trim() === '') put(undefined);
    else put(kind === 'number' && Number.isFinite(number) ? number : text);
  };
  return (
    <TextField
      {...texts}
      size="small"
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      {...(list !== undefined && { list })}
      spellCheck={false}
      value={typed}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** Several lines as they are typed. */
export function Lines({
  kind,
  value,
  put,
  ...texts
}: Texts & { kind: LinesKind | 'code'; value: Json | undefined; put: Put }) {
  const [typed, setTyped] = useState(kind === 'code' ? String(value ?? '') : writeLines(value, kind));
  const change = (text: string): void => {
    setTyped(text);
    if (kind === 'code') put(text === '' ? undefined : text);
    else put(text === '' && kind !== 'marks' ? undefined : readLines(text, kind));
  };
  return (
    <div className={`${styles.wide} ${styles.code}`}>
      <TextArea
        {...texts}
        rows={3}
        spellCheck={false}
        value={typed}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
