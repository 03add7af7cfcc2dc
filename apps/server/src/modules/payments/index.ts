export { onItsWay } from './on-its-way.ts';
