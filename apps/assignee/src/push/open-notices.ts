/** Opens what a note leads to, when one is pressed while the app is open; the worker waits for the answer. Answers how to stop. */
export function openNotices(go: (href: string) => void): () => void {
  const onMessage = ({ data, ports }: MessageEvent) => {
    const { type, link } = (data ?? {}) as { readonly type?: unknown; readonly link?: unknown };
    if (type !== 'OPEN' || typeof link !== 'string' || !link.startsWith('/dashboard')) return;
    ports[0]?.postMessage('opened');
    go(link);
  };
  navigator.serviceWorker?.addEventListener('message', onMessage);
  navigator.serviceWorker?.startMessages();
  return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
}
