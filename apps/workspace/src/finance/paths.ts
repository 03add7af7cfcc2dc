/** Where vendors look first, and where bills come in with `do=post`. Their entries in the menu are screens of the model. */
export const vendorDeskPath = '/workspace/vendor/desk';
