import { flag, id, line, oneOf } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = {
  measure: oneOf('measure', ['cases', 'deaths'], 'cases'),
  /** In groups by where it goes, by how fast, or by name. */
  order: oneOf('order', ['verdict', 'change', 'name'], 'verdict'),
  /** A pane’s own scale shows its course; the one scale of all shows who is high, today as 100 who grows faster. */
  scale: oneOf('scale', ['own', 'one', 'index'], 'own'),
  paper: oneOf('paper', ['a4', 'a3'], 'a4'),
  asTable: flag('view', 'table'),
  /** yugoId of a federal district, null = the whole country. */
  district: id('district'),
  /** Last known day of an earlier release; empty = the newest. */
  origin: line('origin', 10),
};
const address = addressView(fields);

/** What a reader chose on the sheet; all of it lives in the address. */
export type SummaryView = ViewOf<typeof fields>;

/** Reads the choices of an address. */
export const readSummaryView = address.read;

/** Writes choices into an address, leaving out the defaults and keeping what is not ours. */
export const writeSummaryView = address.into;
