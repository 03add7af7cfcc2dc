import { createContext } from 'react';

/** Whether saving was refused for what a shape holds: what has to be filled and is empty then says so at its place. */
export const RefusedShape = createContext(false);
