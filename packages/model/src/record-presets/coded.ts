/** How settings with a code are found, listed and closed: spread into their declaration, before its own parts. */
export const coded = {
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  menu: 'admin',
  canDeactivate: true,
} as const;
