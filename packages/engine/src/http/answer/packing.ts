/** How the body of an answer can be packed. */
export type Packing = 'br' | 'gzip' | 'identity';

/** The packing for an `Accept-Encoding` header: Brotli before gzip, nothing that is refused with `q=0`. */
export function packingOf(accepted: string | string[] | undefined): Packing {
  if (typeof accepted !== 'string') return 'identity';
  const offered = accepted
    .toLowerCase()
    .split(',')
    .flatMap((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
      return parameters.some((p) => /^q=0(?:\.0*)?$/.test(p)) ? [] : [name];
    });
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity';
}
