import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#platform/shared/locales.ts';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { maxCodes, readCodes } from '../../domain/branch/branch-parts.ts';

/** What is being written. */
export interface BranchText {
  names: Partial<Record<Locale, string>>;
  /** Codes as they are typed. */
  typed: string;
  note: string;
}

/** What became of saving: nothing yet, under way, refused, or changed by somebody else. */
export type Saving =
  | { kind: 'idle' | 'busy' | 'refused' | 'failed' }
  | { kind: 'conflict'; version: number | null };

type Check = OutputOf<'branches/checkCodes'>;

const pauseMs = 400;

/** A branch under the pen: its text, what its codes gather, saving and removing. */
export function useBranchDraft(history: OutputOf<'branches/getHistory'> | null) {
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const newest = history?.versions[0];
  const [text, setText] = useState<BranchText>({
    names: newest?.names ?? {},
    typed: newest?.codes.join(', ') ?? '',
    note: '',
  });
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const [version, setVersion] = useState(history?.version);
  const check = useCheck(text.typed);
  const attempt = async (work: () => Promise<string>): Promise<void> => {
    setSaving({ kind: 'busy' });
    try {
      await navigate(await work());
    } catch (error) {
      setSaving(refusalOf(error));
    }
  };
  return {
    isNew: history === null,
    text,
    check,
    saving,
    change: (part: Partial<BranchText>) => setText((before) => ({ ...before, ...part })),
    changeName: (locale: Locale, name: string) =>
      setText((before) => ({ ...before, names: { ...before.names, [locale]: name } })),
    save: () =>
      attempt(async () => {
        const names = Object.fromEntries(Object.entries(text.names).filter(([, name]) => name.trim() !== ''));
        const written = { names, codes: readCodes(text.typed), note: text.note };
        const over = history === null ? {} : { id: history.id, version };
        const { id } = await api.call('branches/save', { ...written, ...over });
        return buildRoute('industry', { id });
      }),
    remove: () =>
      attempt(async () => {
        if (history !== null) await api.call('branches/remove', { id: history.id, version: version ?? 0 });
        return buildRoute('industries');
      }),
    /** After a conflict: what is typed here goes over what stands there. */
    takeOver: (theirs: number | null) => {
      if (theirs !== null) setVersion(theirs);
      setSaving({ kind: 'idle' });
    },
  };
}

function refusalOf(error: unknown): Saving {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { code, details } = error.problem;
  if (code === 'conflict')
    return { kind: 'conflict', version: (details?.['version'] as number | null) ?? null };
  return { kind: code === 'bad_request' || code === 'form_incorrect' ? 'refused' : 'failed' };
}

/** What the typed codes are and gather, after a pause in typing; null until it is known. */
function useCheck(typed: string): Check | null {
  const api = useApi();
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const codes = readCodes(typed)
      .map((code) => code.slice(0, 20))
      .slice(0, maxCodes);
    const timer = setTimeout(() => {
      api
        .call('branches/checkCodes', { codes }, { signal: control.signal, again: 'quiet' })
        .then(setCheck, () => setCheck(null));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [api, typed]);
  return check;
}
