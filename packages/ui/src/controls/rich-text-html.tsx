import './rich-text.css';
import './controls.css';
import { createElement, Fragment, type ReactNode } from 'react';

interface Policy {
  createHTML(html: string): string;
}
interface PolicyMaker {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}
let policy: Policy | null = null;

/**
 * HTML as an inert document: no script in it runs and nothing of it is loaded. The policy tells the browser's
 * Trusted Types guard so; the result is only ever read through an allow-list.
 */
export function inertBody(html: string): HTMLElement {
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes;
  policy ??= maker?.createPolicy('homeport-rich-text', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body;
}

const shown = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
  'hr',
]);
const empty = new Set(['br', 'hr']);
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'textarea',
  'title',
]);

/** Addresses a text may link to. */
export function isSafeLink(address: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(address.trim());
}
function elements(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, at) => {
    if (child.nodeType === Node.TEXT_NODE) return child.textContent;
    if (child.nodeType !== Node.ELEMENT_NODE) return null;
    const tag = (child as Element).tagName.toLowerCase();
    if (dropped.has(tag)) return null;
    const key = `${tag}${at}`;
    if (empty.has(tag)) return createElement(tag, { key });
    const inner = elements(child);
    const address = tag === 'a' ? ((child as Element).getAttribute('href') ?? '') : '';
    if (address && isSafeLink(address))
      return (
        <a key={key} href={address} target="_blank" rel="noopener noreferrer">
          {inner}
        </a>
      );
    return shown.has(tag) ? createElement(tag, { key }, ...inner) : <Fragment key={key}>{inner}</Fragment>;
  });
}
/** Rich text as elements of an allow-list; nothing else of the HTML reaches the page. */
export function RichTextView({ html, lang }: { html: string; lang?: string }) {
  return (
    <div className="hp-rich" lang={lang}>
      {elements(inertBody(html))}
    </div>
  );
}
