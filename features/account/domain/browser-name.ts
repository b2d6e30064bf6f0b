const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/SvodkaApp\//, 'Svodka'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** What a browser calls itself, as a person would say it: `Firefox, Windows`; empty when it tells nothing known. */
export function browserName(agent: string): string {
  const nameIn = (known: typeof browsers) => known.find(([pattern]) => pattern.test(agent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(', ');
}
