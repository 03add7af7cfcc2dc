import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appHeaders } from './answer/headers.ts';
import { localeOf } from './answer/locale.ts';
import type { HttpConfig } from './config.ts';

/** Files whose name carries a hash of their content: they never change. */
const hashed = /(?:^|\/)assets\/.+-[\w-]{6,}\.\w+$/;
const year = 365 * 24 * 3600;

/**
 * The built apps, each at its path. A path without a file is a page of the app; a missing file of the build is not found,
 * so that an old page reloads instead of running HTML as script. Precompressed `.br` and `.gz` beside a file are used.
 */
export async function addApps(app: FastifyInstance, config: HttpConfig): Promise<void> {
  if (config.apps.length === 0) return;
  await app.register(fastifyStatic, {
    root: config.apps.map((a) => resolve(a.folder)),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  });
  const headers = appHeaders(config);
  const named = config.prefix === usualPrefix ? undefined : pagesNaming(config.prefix);
  for (const { path, folder, early, written } of [...config.apps].sort((a, b) => b.path.length - a.path.length)) {
    const root = resolve(folder);
    const base = path === '/' ? '' : path;
    const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const [address = '', query = ''] = request.url.split('?', 2);
      const file = fileOf(root, address.slice(base.length));
      const isFile = file !== undefined && existsSync(join(root, file)) && statSync(join(root, file)).isFile();
      if (file === undefined || (!isFile && isBuildFile(file))) {
        reply.callNotFound();
        return reply;
      }
      reply.headers(headers);
      reply.header('cache-control', isFile && hashed.test(file) ? `public, max-age=${year}, immutable` : 'no-cache');
      if (isFile) return reply.sendFile(file, root);
      const locale = localeOf(request.headers['accept-language'], config.locales);
      const asked = { path: `/${file}`, query, host: request.hostname, locale };
      const link = early?.(asked);
      if (link) reply.header('link', link).header('vary', 'accept-language');
      const page = written?.(asked);
      const shown = page && existsSync(join(root, page)) ? page : 'index.html';
      return named
        ? reply.type('text/html; charset=utf-8').send(named(join(root, shown)))
        : reply.sendFile(shown, root);
    };
    if (base !== '') app.get(base, answer);
    app.get(`${base}/*`, answer);
  }
}

/** Where the apps look for the API by themselves. */
const usualPrefix = '/api';

/** Pages in whose head another place of the API is named; the client reads it there. Each file is read once. */
function pagesNaming(prefix: string): (file: string) => string {
  const address = prefix.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const pages = new Map<string, string>();
  return (file) => {
    const page =
      pages.get(file) ??
      readFileSync(file, 'utf8').replace('<head>', () => `<head><meta name="api-prefix" content="${address}" />`);
    pages.set(file, page);
    return page;
  };
}

/** The file behind a path, inside the folder; undefined for what cannot be one. */
function fileOf(root: string, path: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path).replace(/^\/+/, '');
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined;
  return name === '' || resolve(root, name).startsWith(root + sep) ? name : undefined;
}

/** Paths that only a build has: never a page. */
const isBuildFile = (file: string): boolean =>
  file.startsWith('assets/') || /\.(?:js|mjs|css|map|png|svg|ico|woff2?|webmanifest|json|txt)$/.test(file);
