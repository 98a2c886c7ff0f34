// A device in two words: its browser and what it runs on, from what the browser calls itself.

const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['YaBrowser/', 'Yandex'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const found = (agent: string, signs: readonly (readonly [sign: string, name: string])[]): string | null =>
  signs.find(([sign]) => agent.includes(sign))?.[1] ?? null;

const longest = 40;

/** Null where it calls itself nothing. */
export const deviceName = (agent: string): string | null => {
  const names = [found(agent, browsers), found(agent, systems)].filter((each) => each !== null);
  if (names.length > 0) return names.join(', ');
  return agent.trim() === '' ? null : agent.trim().slice(0, longest);
};
