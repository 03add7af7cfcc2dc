/** Where the API is; the server may name another place in the page. */
export const apiPrefix: string =
  (typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="api-prefix"]')?.content) ?? '/api';
