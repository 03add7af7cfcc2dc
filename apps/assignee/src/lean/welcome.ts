/** Where the message for who signed in just now is kept until Home shows it once. */
export const welcomeKey = 'homeport.welcome';
