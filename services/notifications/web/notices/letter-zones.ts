/** Zones of the country's clocks, and those of the languages the product speaks. */
const defaultZones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
  'Asia/Tokyo',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Madrid',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'America/New_York',
  'UTC',
];

/** Zones to choose from; the one chosen already is always among them. */
export function letterZones(chosen: string): string[] {
  return defaultZones.includes(chosen) ? defaultZones : [chosen, ...defaultZones];
}
