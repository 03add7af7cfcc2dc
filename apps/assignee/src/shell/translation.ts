const name = 'google';

/**
 * Switches the browser's page translation off on any path containing /library and on elsewhere (specification, section 1):
 * documents of the library are shown in the language they were published in.
 */
export function allowTranslation(path: string): void {
  const isOff = path.includes('/library');
  document.documentElement.setAttribute('translate', isOff ? 'no' : 'yes');
  const known = document.head.querySelector(`meta[name="${name}"]`);
  if (!isOff) known?.remove();
  else if (!known)
    document.head.append(Object.assign(document.createElement('meta'), { name, content: 'notranslate' }));
}
