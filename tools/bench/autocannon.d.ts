/** What of autocannon the bench uses; the package brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
  }
  export interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: { setupRequest(request: Request): Request }[];
  }
  export interface Result {
    /** Seconds. */
    duration: number;
    requests: { total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
