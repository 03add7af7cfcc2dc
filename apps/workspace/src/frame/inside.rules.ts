export const signInAddress = '/workspace/login';

/** An address inside the workspace, never another host. */
export const isInside = (address: string): boolean =>
  /^\/workspace(?:[/?#]|$)/.test(address) && !address.startsWith(signInAddress);
