/** Why somebody was there although not to stay, or not of their own will. */
export const circumstances = {
  NONE: 'Ordinary stay',
  TRANSIT: 'In transit',
  ILLNESS: 'Too ill to leave',
  EXCEPTIONAL: 'Exceptional circumstances',
} as const;
export type Circumstance = keyof typeof circumstances;
