/** What a browser says it is, in names people know; null where it says nothing known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}
// In this order: Edge and Opera say Chrome too, Chrome says Safari too, Android says Linux too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const first = (names: typeof browsers) => names.find(([sign]) => sign.test(text))?.[1] ?? null;
  return { browser: first(browsers), system: first(systems), isPhone: /Mobi|iPhone|iPod|Android/.test(text) };
}
