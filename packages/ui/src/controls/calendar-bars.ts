/** The bars of a page, at its top and its bottom, are no room for what opens; pixels. */
export const bars = { top: 64, bottom: 128 };
