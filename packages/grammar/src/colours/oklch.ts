/** A colour in OKLCH: lightness 0–1, chroma 0–~0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}
/** sRGB, each channel 0–1, gamma encoded. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** `#rgb` or `#rrggbb` to channels; null when it is not such a colour. */
export function parseHex(hex: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : hex;
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full);
  if (!long) return null;
  const channel = (at: number) => Number.parseInt(long[at] ?? '0', 16) / 255;
  return { r: channel(1), g: channel(2), b: channel(3) };
}

/** Channels to `#rrggbb`, clipped to what sRGB can show. */
export function toHex({ r, g, b }: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

/** Removes the sRGB gamma from one channel (IEC 61966-2-1). */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** sRGB to OKLCH. Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function toOklch(rgb: Rgb): Oklch {
  const r = toLinear(rgb.r);
  const g = toLinear(rgb.g);
  const b = toLinear(rgb.b);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function toRgbUnclipped({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}
function isShowable({ r, g, b }: Rgb): boolean {
  const fits = (value: number) => value >= -0.0005 && value <= 1.0005;
  return fits(r) && fits(g) && fits(b);
}

/** OKLCH to sRGB. A colour sRGB cannot show keeps lightness and hue and gives up chroma. */
export function toRgb(colour: Oklch): Rgb {
  const direct = toRgbUnclipped(colour);
  if (isShowable(direct)) return direct;
  let low = 0;
  let high = colour.c;
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (isShowable(toRgbUnclipped({ ...colour, c: middle }))) low = middle;
    else high = middle;
  }
  return toRgbUnclipped({ ...colour, c: low });
}
