/** What is asked of people in the demo, in the three languages. */
export const requirements = [
  {
    type: 'PASSPORT',
    category: 'IMMIGRATION',
    en: 'Copy of the passport',
    es: 'Copia del pasaporte',
    fr: 'Copie du passeport',
  },
  {
    type: 'CERTIFICATE',
    category: 'FAMILY',
    en: 'Marriage certificate',
    es: 'Certificado de matrimonio',
    fr: 'Acte de mariage',
  },
  {
    type: 'CERTIFICATE',
    category: 'EMPLOYMENT',
    en: 'Highest degree',
    es: 'Título académico',
    fr: 'Diplôme le plus élevé',
  },
  { type: 'CONTRACT', category: 'HOUSING', en: 'Signed lease', es: 'Contrato de alquiler firmado', fr: 'Bail signé' },
] as const;
export const whyNeeded = {
  en: 'The authorities of the host country ask for it.',
  es: 'Las autoridades del país de destino lo exigen.',
  fr: 'Les autorités du pays d’accueil le demandent.',
} as const;
export const notLegible = {
  en: 'The lower half cannot be read. Please scan the whole page.',
  es: 'La mitad inferior no se lee. Escanee la página entera.',
  fr: 'La moitié inférieure est illisible. Scannez la page entière.',
} as const;
