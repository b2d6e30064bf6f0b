/** How what is written stands to what is kept. */
export type DraftPhase = 'kept' | 'changed' | 'saving' | 'failed' | 'conflict';

/** Who saved a text that another one meets, and when (ISO moment); name null = nobody can say. */
export interface SavedBy {
  name: string | null;
  at: string;
}

export interface DraftState<Content> {
  content: Content;
  phase: DraftPhase;
  version: number;
  /** What was kept last before this was written: what both texts of a conflict came from. */
  base: Content;
  /** ISO moment of the last save; null before the first of this visit. */
  savedAt: string | null;
  /** What somebody else has saved meanwhile. */
  theirs: { version: number; content: Content; by?: SavedBy | undefined } | null;
  /** Counts how often another text took the place of what was written: fields begin anew then. */
  turn: number;
}

/** What a save came to. */
export type SaveOutcome<Content> =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'conflict'; version: number; content: Content; by?: SavedBy | undefined }
  | { kind: 'failed' };

/** Keeps a document while it is written: saves by itself a moment after the last change, one save at a time. */
export interface DraftKeeper<Content> {
  getState(): DraftState<Content>;
  subscribe(listener: () => void): () => void;
  change(content: Content): void;
  /** As above, of a text that does not come out of the fields: they begin anew. */
  replace(content: Content): void;
  /** Saves what is not saved yet; true when everything is kept. */
  flush(): Promise<boolean>;
  /** Ends a conflict with the text that stays: saved over theirs, unless it is theirs. */
  settle(content: Content): void;
  /** Takes note of a version that another call made of the same content. */
  advance(version: number): void;
  close(): void;
}

const pauseMs = 1200;

/** Opens a keeper over a document as it was loaded. */
export function openDraftKeeper<Content>(
  loaded: { content: Content; version: number },
  save: (content: Content, version: number) => Promise<SaveOutcome<Content>>,
  pause = pauseMs,
): DraftKeeper<Content> {
  let state = stateOf(loaded);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<DraftState<Content>>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), pause);
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    saving ??= saveOnce().finally(() => (saving = null));
    return saving;
  };
  const saveOnce = async (): Promise<void> => {
    const { content, version } = state;
    set({ phase: 'saving' });
    const outcome = await save(content, version);
    if (outcome.kind === 'failed') return set({ phase: 'failed' });
    if (outcome.kind === 'conflict') return set({ phase: 'conflict', theirs: theirsOf(outcome) });
    const isOvertaken = state.content !== content;
    const { version: made, savedAt } = outcome;
    set({ version: made, savedAt, base: content, phase: isOvertaken ? 'changed' : 'kept' });
    if (isOvertaken) wait();
  };
  const change = (content: Content, turn = state.turn): void => {
    set({ content, turn, phase: ['conflict', 'saving'].includes(state.phase) ? state.phase : 'changed' });
    if (state.phase === 'changed') wait();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (content) => change(content),
    replace: (content) => change(content, state.turn + 1),
    async flush() {
      for (let tries = 0; tries < 3 && state.phase !== 'kept' && state.phase !== 'conflict'; tries++)
        await run();
      return state.phase === 'kept';
    },
    settle(content) {
      if (!state.theirs) return;
      set(settled(state, state.theirs, content));
      if (state.phase === 'changed') void run();
    },
    advance: (version) => set({ version, phase: 'kept' }),
    close: () => clearTimeout(timer),
  };
}

function stateOf<Content>(loaded: { content: Content; version: number }): DraftState<Content> {
  return { ...loaded, phase: 'kept', base: loaded.content, savedAt: null, theirs: null, turn: 0 };
}

/** A conflict ended with the text that stays: there is something to save only where it is not theirs. */
function settled<Content>(
  { turn }: DraftState<Content>,
  theirs: { version: number; content: Content },
  content: Content,
): Partial<DraftState<Content>> {
  const isTheirs = JSON.stringify(content) === JSON.stringify(theirs.content);
  const phase = isTheirs ? 'kept' : 'changed';
  return { content, version: theirs.version, base: theirs.content, phase, theirs: null, turn: turn + 1 };
}

function theirsOf<Content>({
  version,
  content,
  by,
}: Extract<SaveOutcome<Content>, { kind: 'conflict' }>): DraftState<Content>['theirs'] {
  return { version, content, by };
}
