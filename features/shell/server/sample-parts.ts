import type { RequestContext } from '#platform/server/context.ts';

/** Addresses of the sample's partners: one example page that exists, told apart by its question. */
const partnerUrl = 'https://example.org/?partner=';

/** What a page shows of the company: as the operator set it, with the sample data made up where nothing is set. */
export function readCompanyParts({ config, locale, translate }: RequestContext) {
  const { COMPANY_URL, HELP_EMAIL, HELP_PHONE, PARTNERS, sampleData } = config;
  const made = sampleData
    ? {
        companyUrl: '/landing',
        helpEmail: 'help@example.org',
        helpPhone: '8 800 000-00-00',
        partners: ([1, 2, 3, 4] as const).map((place) => ({
          name: translate(locale, `Sample_Partner${place}`),
          url: `${partnerUrl}${place}`,
        })),
      }
    : { companyUrl: null, helpEmail: null, helpPhone: null, partners: [] };
  return {
    companyUrl: COMPANY_URL ?? made.companyUrl,
    helpEmail: HELP_EMAIL ?? made.helpEmail,
    helpPhone: HELP_PHONE ?? made.helpPhone,
    partners: PARTNERS.length > 0 ? PARTNERS : made.partners,
    sampleParts: {
      help: sampleData && HELP_EMAIL === undefined && HELP_PHONE === undefined,
      partners: sampleData && PARTNERS.length === 0,
    },
  };
}
