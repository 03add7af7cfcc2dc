/** Where somebody who works for several companies chooses one. */
export const clientsPath = '/workspace/clients';
