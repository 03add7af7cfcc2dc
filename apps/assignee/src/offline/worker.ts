const address = '/service-worker.js';
/** How long a new version may take to be ready before the page is opened again anyway, in milliseconds. */
const patience = 5000;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}
/** The only script address this application ever makes; the content security policy wants it vouched for. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  return trustedTypes.createPolicy('homeport-worker', { createScriptURL: () => address }).createScriptURL(address);
}

/** Keeps the shell on this device from now on. A version that waits takes over: this page was loaded just now. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register(trusted(), { scope: '/' });
    letIn(registration.waiting);
  } catch {
    // Private windows refuse it; the application works without.
  }
}
const letIn = (worker: ServiceWorker | null): void => worker?.postMessage({ type: 'SKIP_WAITING' });

/** Opens the new version, with the worker of that version. Asked for at a safe moment only. */
export async function reloadWithWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await Promise.race([takeOver(registration), new Promise((done) => setTimeout(done, patience))]);
  location.reload();
}
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    const look = () => {
      if (next.state === 'installed') letIn(next);
      if (next.state === 'redundant') done();
    };
    next.addEventListener('statechange', look);
    look();
  });
}
