/** Who decides how a company looks. */
export const themeMakers = ['builder', 'administrator', 'master'] as const;
