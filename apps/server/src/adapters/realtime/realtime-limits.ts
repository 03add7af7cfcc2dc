/** Limits of sockets: bytes, milliseconds, messages a minute, sockets a node. */
export const realtimeLimits = {
  frame: 64 * 1024,
  buffer: 1024 * 1024,
  messages: 100,
  sockets: 5_000,
  /** How often sessions are looked after. */
  watch: 900,
  /** Wake-ups a second of one node: each page that is woken asks for what is new, and a node answers some hundreds. */
  wakes: 100,
  /** How long equal wake-ups are gathered into one. */
  gather: 40,
} as const;

/** Pages of our own origin, and of the host the request came to (tenants have sub-domains). Programs send no origin. */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** Answers whether one more message is within the limit, counted over the last minute. */
export function messageMeter(perMinute: number, now: () => number = Date.now): () => boolean {
  let minute = 0;
  let count = 0;
  let before = 0;
  return () => {
    const at = now();
    const current = Math.floor(at / 60_000);
    if (current !== minute) {
      before = current === minute + 1 ? count : 0;
      minute = current;
      count = 0;
    }
    count += 1;
    return before * (1 - (at % 60_000) / 60_000) + count <= perMinute;
  };
}
