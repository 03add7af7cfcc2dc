// Written by `npm run derive`: the door of the domain.
export * from './dependant.entity.ts';
export * from './employee.entity.ts';
export * from './person.entity.ts';
