/** How much proof an operation wants beyond being signed in: a sign-in or password of the last minutes. */
export type Proof = 'freshSignIn' | 'password';
