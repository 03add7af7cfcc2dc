/** The few texts of a mail that belong to no event, by language; variants of English use English. */
export const mailWords = {
  en: {
    open: 'Open in {app}',
    address: 'If the button does not work, copy this address into your browser:',
    why: 'You get this message because you have an account with {app}.',
    whyOutside: 'You get this message because somebody at {app} gave this address.',
    help: 'Questions? Write to {support}.',
  },
  es: {
    open: 'Abrir en {app}',
    address: 'Si el botón no funciona, copie esta dirección en su navegador:',
    why: 'Recibe este mensaje porque tiene una cuenta en {app}.',
    whyOutside: 'Recibe este mensaje porque alguien de {app} indicó esta dirección.',
    help: '¿Preguntas? Escriba a {support}.',
  },
  fr: {
    open: 'Ouvrir dans {app}',
    address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    why: 'Vous recevez ce message parce que vous avez un compte {app}.',
    whyOutside: 'Vous recevez ce message parce que quelqu’un de {app} a indiqué cette adresse.',
    help: 'Des questions ? Écrivez à {support}.',
  },
} as const;
export type MailLanguage = keyof typeof mailWords;

/** `fr-CA` → `fr`; what is not translated is English. */
export function mailLanguage(locale: string): MailLanguage {
  const language = locale.slice(0, 2).toLowerCase();
  return language === 'es' || language === 'fr' ? language : 'en';
}
