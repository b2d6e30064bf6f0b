import pg from 'pg';

const int8 = 20;
const date = 1082;
const numeric = 1700;

/** How column types reach JavaScript on both databases: counts and sums as numbers, calendar days as text. */
export const valueTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8 || oid === numeric) return Number;
    if (oid === date) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;
