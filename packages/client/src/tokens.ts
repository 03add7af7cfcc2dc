/** The tokens of a session as they are kept in local storage (specification, section 9). */
export interface StoredTokens {
  readonly access: string;
  readonly refresh: string;
  /** Epoch milliseconds at which the access token ends. */
  readonly endsAt: number;
}
/** What `auth/login` and `refresh` answer; `expires_in` in seconds. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}
const key = 'homeport.tokens';
// Private windows may refuse storage; the session then lasts as long as the page.
let memory: StoredTokens | null = null;

export function readTokens(): StoredTokens | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? memory : (JSON.parse(text) as StoredTokens);
  } catch {
    return memory;
  }
}
export function keepTokens(answer: TokenAnswer, now = Date.now()): StoredTokens {
  memory = { access: answer.access_token, refresh: answer.refresh_token, endsAt: now + answer.expires_in * 1000 };
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Kept in memory.
  }
  return memory;
}
export function dropTokens(): void {
  memory = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
/** Whether there is a session on this device: another tab may have ended it. Where nothing can be stored, that of this page. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return memory !== null;
  }
}
/** Calls `listener` when another tab signed in or out; `true` means there is a session. */
export function onTokensElsewhere(listener: (isSignedIn: boolean) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue !== null);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
