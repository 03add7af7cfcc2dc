import { certain } from '@homeport/grammar';
import type { FastifyReply } from 'fastify';
import type { HttpConfig } from '../config.ts';

type Headers = Readonly<Record<string, string>>;

const everywhere: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** On every answer of the API: private, never stored, never a document. */
export const apiHeaders: Headers = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Adds to an answer what it does not say itself, whoever made it: no path of the server is without them. */
export function addMissingHeaders(reply: FastifyReply): void {
  for (const name in missing) if (!reply.hasHeader(name)) reply.header(name, missing[name]);
}
const missing: Headers = { ...everywhere, 'content-security-policy': certain(apiHeaders['content-security-policy']) };

/** The policy of the apps: no inline script or style, no eval, no foreign script; only listed hosts beside our own. */
export function appPolicy(config: Pick<HttpConfig, 'connectHosts' | 'imageHosts'>): string {
  const listed = (hosts: readonly string[]): string => hosts.map((host) => ` ${safeHost(host)}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data:${listed(config.imageHosts)}`,
    `connect-src 'self'${listed(config.connectHosts)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Headers of the apps' pages and files. */
export const appHeaders = (config: Pick<HttpConfig, 'connectHosts' | 'imageHosts'>): Headers => ({
  ...everywhere,
  'content-security-policy': appPolicy(config),
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
});

/** A host of the configuration; anything that could end the directive stops the start. */
function safeHost(host: string): string {
  if (!/^(?:https?:\/\/|wss?:\/\/)?[\w*.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(host))
    throw new Error(`not a host for the content security policy: ${host}`);
  return host;
}
