/** Under which name this browser remembers for whom push is on; known alone, so that nothing else loads where it is not. */
export const pushMarkKey = 'homeport.push';
export const hasPush = (): boolean => localStorage.getItem(pushMarkKey) !== null;
