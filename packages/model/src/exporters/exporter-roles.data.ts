/** Who sets exporters up, runs them and takes their files away. */
export const exporterRoles = ['builder', 'administrator', 'master'] as const;
