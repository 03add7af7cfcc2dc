const key = 'homeport.role';

/**
 * The role this device was last used in, so that a page opened again asks for its data without waiting to hear who this
 * is; null after a new sign-in. It grants nothing: the server decides what is answered.
 */
export function rememberRole(role: string | null): void {
  try {
    if (role === null) localStorage.removeItem(key);
    else localStorage.setItem(key, role);
  } catch {
    // Then the page waits.
  }
}
export function wasAssignee(): boolean {
  try {
    return localStorage.getItem(key) === 'ASSIGNEE';
  } catch {
    return false;
  }
}
