import type { Api } from '#platform/web/api.ts';
import type { Muting } from '../../domain/muting/find-muted.ts';

const nothing: Muting = { words: [], sources: [] };

/** What this browser's account mutes, asked once for each login; the server asks for every page. */
let known: { login: string; asked: Promise<Muting> } | null = null;

/** What the caller mutes; nothing without a login, and nothing where it cannot be told: a feed is worth more than its filter. */
export function loadMuting(api: Api): Promise<Muting> {
  if (typeof document === 'undefined') return askMuting(api);
  const login = loginMark();
  if (login === '') return Promise.resolve(nothing);
  if (known?.login !== login) known = { login, asked: askMuting(api) };
  return known.asked;
}

/** Asks again for the next page, after something was muted or unmuted. */
export function forgetMuting(): void {
  known = null;
}

/** False where there is certainly no login: what needs one is then not asked for. */
export function mayBeSignedIn(): boolean {
  return typeof document === 'undefined' || loginMark() !== '';
}

/** The readable twin of the session: another login has another one. */
function loginMark(): string {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
}

async function askMuting(api: Api): Promise<Muting> {
  try {
    const { words, sources } = await api.call('muting/getMuted', {});
    return { words: words.map(({ word }) => word), sources: sources.map(({ sourceId }) => sourceId) };
  } catch {
    return nothing;
  }
}
