import { redirect } from 'react-router';
import { readNumber } from '#platform/shared/address-fields.ts';
import { ApiError, type Api, type OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { checkingSections, companyEventKinds, type CheckingSection } from '../../domain/checking-sections.ts';

export type Header = OutputOf<':type/GetDossierHeader'>;
export type Mentions = OutputOf<'entities/getMentions'>;
export type Access = OutputOf<'entities/getCheckingAccess'>;
export type Records = OutputOf<'entities/getCompanyRecords'>;
export type Quotes = OutputOf<'quotes/getSpeakerQuotes'>;
export type Place = OutputOf<'entities/getRatingPlace'>;
export type Near = OutputOf<'TreeApi/Preview'>;
export type Finance = OutputOf<'entities/getCompanyFinance'>;

/** Parts of a dossier that have an address. */
export const dossierTabs = ['overview', 'news', 'timeline'] as const;
export type DossierTab = (typeof dossierTabs)[number] | CheckingSection;

/** One register of a company: its records, or the sentence for why there are none. */
export type Register =
  | { kind: 'given'; records: Records; page: number; eventKind: string }
  | { kind: 'refused'; code: string; title: string };

/** What was loaded of a dossier; null = that call failed, and its tiles alone say so. */
export interface Dossier {
  tab: DossierTab;
  header: Header;
  mentions: Mentions | null;
  /** Its place in the week's rating. */
  place: Place | null;
  /** Who stands nearest to it; on the overview alone. */
  near: Near | null;
  /** Of a company alone. */
  finance: Finance | null;
  /** Of a company alone: whether the registers are open to the reader. */
  access: Access | null;
  /** Of a company alone, where the part is a register. */
  register: Register | null;
  /** Of a person alone. */
  quotes: Quotes | null;
}

/** A taxpayer's number: lists of companies that know no other lead by it. */
const taxpayer = /^\d{10}(?:\d{2})?$/;

/** As many neighbours the small picture has room for. */
const nearest = 7;

/** Loads the dossier that the address names; `?tab=` chooses its part. */
export const loadDossier: LoadPage<Dossier> = async ({ api, params, url, locale }) => {
  const isCompany = params['kind'] === 'company';
  const number = params['id'] ?? '';
  if (isCompany && taxpayer.test(number)) {
    const { found } = await api.call('entities/find', { text: number, kind: 'company', pageSize: 1 });
    if (found[0]) throw redirect(`/${locale}/dossier/company/${found[0].id}${url.search}`);
  }
  const id = idOf(params, 'id', { max: 2_147_483_647 });
  const asked = url.searchParams.get('tab');
  const tab: DossierTab =
    dossierTabs.find((each) => each === asked) ??
    (isCompany ? checkingSections.find((each) => each === asked) : undefined) ??
    'overview';
  const section = checkingSections.find((each) => each === tab);
  const [header, mentions, place, near, finance, access, register, quotes] = await Promise.all([
    api.call(':type/GetDossierHeader', { type: params['kind'] ?? '', id }),
    partOfPage(api.call('entities/getMentions', { id })),
    partOfPage(api.call('entities/getRatingPlace', { id })),
    tab === 'overview' ? partOfPage(api.call('TreeApi/Preview', { id, most: nearest })) : null,
    isCompany ? partOfPage(api.call('entities/getCompanyFinance', { id })) : null,
    isCompany ? partOfPage(api.call('entities/getCheckingAccess', {})) : null,
    section === undefined ? null : loadRegister(api, { id, section, search: url.searchParams }),
    params['kind'] === 'person' ? partOfPage(api.call('quotes/getSpeakerQuotes', { entityId: id })) : null,
  ]);
  // One entity, one address: that of another it was joined to leads on, and the undo of a join gives it back.
  if (header.id !== id) throw redirect(`/${locale}/dossier/${header.kind}/${header.id}${url.search}`);
  return { tab, header, mentions, place, near, finance, access, register, quotes };
};

/** A register that fails takes its own part alone. */
async function loadRegister(
  api: Api,
  { id, section, search }: { id: number; section: CheckingSection; search: URLSearchParams },
): Promise<Register> {
  const page = readNumber(search.get('page') ?? '', 1, 10_000) ?? 1;
  const kind =
    section === 'events' ? companyEventKinds.find((each) => each === search.get('kind')) : undefined;
  try {
    const asked = { id, section, pageIndex: page, ...(kind && { kind }) };
    const records = await api.call('entities/getCompanyRecords', asked);
    return { kind: 'given', records, page, eventKind: kind ?? '' };
  } catch (error) {
    if (!(error instanceof ApiError) || !expected.has(error.problem.code)) throw error;
    return { kind: 'refused', code: error.problem.code, title: error.problem.title };
  }
}

const expected: ReadonlySet<string> = new Set(['no_subscription', 'checking_unavailable', 'unavailable']);
