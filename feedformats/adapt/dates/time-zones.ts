/** Minutes east of Greenwich of the zone names feeds use; IST and the like, which mean several, are left out. */
const minutes: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  cest: 120,
  met: 60,
  mest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  msd: 240,
  samt: 240,
  yekt: 300,
  omst: 360,
  novt: 420,
  krat: 420,
  irkt: 480,
  yakt: 540,
  vlat: 600,
  magt: 660,
  pett: 720,
  jst: 540,
  kst: 540,
  hkt: 480,
  sgt: 480,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  nst: -210,
  ndt: -150,
  adt: -180,
  ast: -240,
  brt: -180,
  art: -180,
  clt: -240,
  edt: -240,
  est: -300,
  et: -300,
  cdt: -300,
  cst: -360,
  ct: -360,
  mdt: -360,
  mst: -420,
  mt: -420,
  pdt: -420,
  pst: -480,
  pt: -480,
  akdt: -480,
  akst: -540,
  hst: -600,
};

/**
 * Minutes east of Greenwich of a zone as a feed writes it: `+0300`, `GMT+3`, `-03:00`, `MSK`, `Z`, or nothing (0).
 * Null for a name nobody knows; RFC 5322 has the military letters mean nothing, so they count as 0.
 */
export function findZoneMinutes(written: string): number | null {
  const zone = written.trim().replaceAll(/[()]/g, '').toLowerCase();
  if (zone === '' || /^[a-z]$/.test(zone)) return 0;
  const numeric = /^(?:gmt|utc?)?\s*([+\-\u2212])\s*(\d{1,2}):?(\d{2})?(?:\s+[a-z]+)?$/.exec(zone);
  if (numeric) {
    const total = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    return total > 18 * 60 ? null : numeric[1] === '+' ? total : -total;
  }
  return minutes[zone] ?? minutes[zone.split(/\s+/)[0] ?? ''] ?? null;
}

/** Minutes east of Greenwich of a zone named by its city ("Europe/Moscow") at the clock time given as if it were UTC; null for one that is not there. */
export function minutesOfCity(city: string, clockMs: number): number | null {
  try {
    const offset = (ms: number): number => offsetAt(city, ms);
    // The offset an hour of summer time apart is that of the moment itself, not of the clock's figures.
    return offset(clockMs - offset(clockMs) * 60_000);
  } catch {
    // Not a zone: the date counts as unreadable.
    return null;
  }
}

function offsetAt(city: string, ms: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: city, timeZoneName: 'longOffset' }).formatToParts(
    ms,
  );
  const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return findZoneMinutes(written) ?? 0;
}
