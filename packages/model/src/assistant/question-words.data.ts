import type { DayRuleCode } from '../diary/door.generated.ts';

/** What the assistant can say of the caller's own. */
export type Topic =
  | 'DATES'
  | 'SERVICES'
  | 'MONEY'
  | 'DAYS'
  | 'DOCUMENTS'
  | 'CONTACTS'
  | 'TIMELINE'
  | 'BENEFITS'
  | 'LUMP_SUM'
  | 'PAPERS'
  | 'FAMILY'
  | 'CALLS'
  | 'TICKETS'
  | 'TRIPS'
  | 'FORMS'
  | 'NEXT'
  | 'PAYBACK'
  | 'BANK'
  | 'GREETING';

/** Words that ask how long one may stay, in one go and until when. */
export const howLongWords =
  / (how long (can|may|could|am)( i)?( allowed to)? stay|until when (can|may) i stay|cuanto( tiempo)? (mas )?(puedo|podria) (estar|quedarme|permanecer)|hasta cuando puedo (estar|quedarme)|combien de temps (puis je|pourrais je|est ce que je peux|je peux) (encore )?rester|jusqu a quand puis je rester) /;

/** Words that ask whether something is valid, or for long enough, and those that ask until when: that is another question. */
export const enoughWords =
  / (long enough|valid|good enough|suficiente|suficientemente|bastante|valido|valida|vigente|vale|covers?|cubre|couvre( t il)?|assez|suffisamment|suffisant|suffit|valable|valide|est il bon) /;
export const untilWhenWords = / (until when|how long|when|hasta cuando|cuanto|cuando|jusqu a quand|combien|quand) /;

/** Words that ask whether one may go somewhere, or needs a visa for it; the place stands beside them. */
export const mayGoWords =
  / ((can|may|could) (i|we) (still )?(go|travel|fly|enter|visit)|(allowed|right) to (go|travel|fly|enter|visit)|need( \S+)? visas?|without( \S+)? visas?|(puedo|podemos|podria|derecho a) (viajar|ir|entrar|volar|visitar)|(necesito|necesitamos|hace falta|sin)( un)? visa(do)?|(droit de|droit d|puis je|je peux|peux je|pouvons nous) (voyager|aller|partir|entrer|me rendre|visiter)|(besoin d un|faut( \S+)? un|sans( un)?) visa) /;
/** Words that ask why something was refused. */
export const whyRefusedWords =
  / (why|pourquoi|por que)( \S+){0,8} (reject\S*|refused?|turned|refus\S*|rechaz\S*|deneg\S*) /;
/** Words before a country that mean everywhere else. */
export const outsideWords = / (fuera de|outside( of)?|away from|hors( de)?( la| l)?|en dehors (de|d)( la| l)?) $/;
/** Words that ask up to how much may be spent on a thing. */
export const limitWords =
  / (limits?|maximum|ceilings?|plafonds?|limites?|topes?|maximo|how much (can|may) (i|we) (spend|claim)|combien (puis je|pouvons nous|peut on) (depenser|demander)|cuanto (puedo|podemos) (gastar|pedir)) /;

/** Topics that something of one's own can answer. */
export type OwnTopic = Exclude<Topic, 'GREETING'>;

/**
 * What a question sounds like, in English, Spanish and French. Matched against plain words: no accents, no marks, blanks at
 * both ends. Each that fits counts one.
 */
export const topicPatterns: Readonly<Record<Topic, readonly RegExp[]>> = {
  DATES: [
    / (assignment|posting|relocation) (start|begin|end|finish|last|over|date|type|run)/,
    / when (do|does|will|is|did) (i (leave|move|start|go|return|come back)|(my|the) (assignment|posting|relocation|move)) /,
    / (start|end) dates? | how long (is|does|will) (my|the) (assignment|posting|stay) | (type|kind) of assignment /,
    / cuando (empieza|comienza|termina|acaba|finaliza|me mudo|me voy|salgo|vuelvo|regreso) /,
    / fechas? de (inicio|fin|mi asignacion|la asignacion) | cuanto dura (mi|la) asignacion | tipo de asignacion /,
    / quand (commence|debute|demarre|finit|se termine|prend fin|est ce que je (pars|demenage|reviens|rentre)|je pars|je rentre) /,
    / dates? (de )?(debut|fin|mon affectation|mon depart) | (duree|type) (de (mon|l) )?(affectation|d affectation) | combien de temps dure /,
    / (about|sobre|sur) (my|mi|mon) (assignment|asignacion|affectation) |^ (my|mi|mon) (assignment|asignacion|affectation) $/,
  ],
  SERVICES: [
    / services? | servicios? /,
    / (shipment|movers?|moving company|home search|school search|mudanza|demenagement|demenageurs?) /,
  ],
  NEXT: [
    / next (step|action)s? | what( \S+){0,4} (to|i|we|still) do | do (next|first|now) | (still|left) to do | (que|quoi)( \S+){0,4} (hacer|faire) /,
    / (proxim[oa]s?) (pasos?|acciones|tramites?) | prochaines? (etapes?|actions?|demarches?) | reste( t il)? a faire /,
  ],
  PAYBACK: [
    / (pay|paying|paid)( \S+)? back | paybacks? | repay\S* | (do|would|will|what) i owe | if i (leave|left|quit|resign) /,
    / (devolver|devuelvo|devolveria|devolucion) | si (me (voy|fuera|fuese|marcho)|dejo|renuncio|dimito) /,
    / (devrais|devrai|dois|faut il|faudrait il)( je)?( \S+)? (rembourser|rendre|restituer) | si je (pars|partais|quitte|quittais|demissionne|demissionnais|m en vais) | accords? de remboursement /,
  ],
  MONEY: [
    / (expenses?|expense reports?|reimburse(d|ment)?s?|refund(ed)?s?|paid|payments?|my money) /,
    / (gastos?|informes? de gastos|reembols\S*|pagos?|pagad[oa]s?|dinero|cobr\S*) | cuando (me |nos )?(pagan|pagaran|pagais|pagareis) /,
    / (depenses?|notes? de frais|rembours\S*|paiements?|paye(e|s|es)?|mon argent) /,
    whyRefusedWords,
  ],
  DAYS: [
    howLongWords,
    / (how many|number of) days | days? (spent|abroad|per country|of presence) | day count | 183 | schengen | substantial presence /,
    / cuantos dias | numero de dias | dias (pasados|por pais|de presencia|en) /,
    / combien de jours | nombre de jours | jours (passes|par pays|de presence|en|au|aux) /,
  ],
  DOCUMENTS: [
    / (required|missing|requested|due) documents? | (which|what) (documents?|papers?) | documents? (do i|are|still|to send|due|missing|needed|rejected|was|is) | (my|the)( \S+){0,3} documents? /,
    / (que|cuales|cuantos) (documentos?|papeles) | documentos? (\S+ )?(faltan|pendientes|requeridos|debo|tengo) | faltan? documentos? | (mi|el|mis|los) documentos? /,
    / quels? (documents?|papiers?) | documents? (\S+ )?(manquants?|demandes?|requis|a (fournir|envoyer)|dois) | manque \S* ?documents? | (mon|mes|le|les) documents? /,
  ],
  CONTACTS: [
    / who (is|are|can|helps|do|should) | (my|the) (case manager|contacts?|team) | (phone|telephone) number | reach (my|the) /,
    / quien (es|me|puede|son)? | (mi|mis|los|el) (gestora?|contactos?|equipo) | numero de telefono | contactar /,
    / qui (est|sont|peut|m aide|contacter|appeler) | (mon|ma|mes) (gestionnaire|contacts?|equipe|interlocuteurs?) | numero de telephone | contacter /,
  ],
  TIMELINE: [
    / (timeline|milestones?|schedule|upcoming|next (events?|appointments?|dates?)) | what (happens|comes) next /,
    / (cronologia|hitos?|calendario|agenda) | proxim[oa]s? (eventos?|citas?|fechas?|hitos?) | que (pasa|viene|sigue) (ahora|despues) /,
    / (chronologie|jalons?|calendrier|planning) | prochaines? (dates?|rendez vous) | prochains? (evenements?|rendez vous|jalons?) | (que|qu est ce qui) se passe /,
  ],
  BENEFITS: [
    / (benefits?|entitled|entitlements?|entitlement) | (relocation|furniture|housing|cost of living|mobility) allowances? /,
    / (company|employer|you|they|policy)( \S+)? (pay|pays|cover|covers|covered|grants?) (me |us )?(for )?| (is|are|get)( \S+){1,5} (covered|granted) /,
    / how much( \S+){0,5} (can|may|could|do) i (get|claim|spend|use|have) | how much( \S+){0,4} (am i|is|are)( \S+){0,3} (granted|allowed|for) /,
    / (beneficios?|derecho|prestaci\S+|ayudas?) | (empresa|compania|politica)( \S+)? (paga|cubre|abona|concede) | (cubiert[oa]s?|incluid[oa]s?) /,
    / cuanto( dinero)? (puedo (gastar|pedir|usar)|me (pagan|corresponde|dan)|tengo)( \S+)?( para| de)? /,
    / (avantages?|droit|indemnites?|primes?|allocations?) | (entreprise|societe|employeur|politique)( \S+)? (paie|paye|prend|couvre|rembourse) | pris(e|es)? en charge | couvert(e|s|es)? /,
    / combien (puis je (depenser|demander|utiliser)|ai je (droit|pour)|m est accorde|m accorde)( \S+)? /,
  ],
  LUMP_SUM: [
    / (lump sum|points?|flexible (budget|options?)|relocation budget) /,
    / (tanto alzado|suma global|cantidad fija|puntos?|presupuesto) /,
    / (forfait|forfaitaire|enveloppe|points?|budget) /,
  ],
  PAPERS: [
    / (passports?|visas?|permits?|work permit) | (expires?|expired|expiry|valid until) /,
    / (pasaportes?|visados?|permisos? (de (trabajo|residencia)|para)) | (caduca\S*|vence\S*) /,
    / (passeports?|visas?|titres? de sejour|permis (de (travail|sejour)|pour)) | (expire\S*|expiration|valable jusqu) /,
  ],
  BANK: [
    / (chang\S*|updat\S*|edit|add|enter|correct)( \S+){0,4} (bank|iban)/,
    / (cambi\S*|modific\S*|actualiz\S*|anad\S*|corregir)( \S+){0,4} (cuenta bancaria|datos bancarios|iban) /,
    / (chang\S*|modifi\S*|ajout\S*|mettre a jour|corriger|saisir)( \S+){0,4} (rib|iban|coordonnees bancaires|compte bancaire) /,
  ],
  FAMILY: [
    / (my|the) family | who (moves|is moving|travels|comes|goes) (with|along) | family members? /,
    / (mi|la) familia | quien(es)? (viene|vienen|se muda|se mudan) conmigo /,
    / (ma|la) famille | qui (part|demenage|vient) avec moi /,
  ],
  CALLS: [/ (video )?calls? /, / (video)?llamadas? /, / (appels?|visios?|visioconferences?) /],
  TICKETS: [
    / tickets? (is|was|answered|open|status|about|i|do|have|still)|(my|help desk) tickets? | help ?desk /,
    / (mis?|los|la) (tickets?|consultas?) | servicio de ayuda | (tickets?|consultas?) (abiert\S+|pendientes?|respondid\S+) /,
    / (mes|mon|les) (tickets?|demandes?) | (tickets?|demandes?) (ouvert\S*|en cours|en attente) /,
  ],
  TRIPS: [
    / (business )?trips? | (my|next) (travel|journey)s? /,
    / (mis?|proximos?|algun) viajes? | viajes? de (trabajo|negocios) /,
    / (mes|mon|prochains?) (voyages?|deplacements?) | (voyages?|deplacements?) (prevus?|professionnels?) /,
  ],
  FORMS: [
    / (forms?|questionnaires?|surveys?) | fill (in|out) /,
    / (formularios?|cuestionarios?|encuestas?) | rellenar /,
    / (formulaires?|questionnaires?|enquetes?|sondages?) | remplir /,
  ],
  GREETING: [
    /^ (hello|hi|hey|good (morning|afternoon|evening)|thanks|thank you)( there| you| very much| a lot)? $/,
    /^ (hola|buenos dias|buenas tardes|gracias|muchas gracias) $/,
    /^ (bonjour|bonsoir|salut|merci|merci beaucoup) $/,
  ],
};

/** Where to look for a thing that a question only names ("when does my furniture arrive?"). */
export const subjectTopics: Readonly<Record<string, readonly OwnTopic[]>> = {
  PASSPORT: ['PAPERS'],
  VISA: ['PAPERS', 'SERVICES'],
  FLIGHT: ['TIMELINE', 'TRIPS'],
  HOME_LEAVE: ['BENEFITS', 'TIMELINE'],
  PARTNER: ['FAMILY'],
  CHILD: ['FAMILY'],
  MANAGER: ['CONTACTS'],
  PACKING: ['TIMELINE'],
  MEAL: ['MONEY'],
};
/** Where to look for any other thing. */
export const usualTopics: readonly OwnTopic[] = ['SERVICES', 'TIMELINE'];

/** What asks for the state or the day of something, rather than for what may be done. */
export const stateWords =
  / (when|where|status|ready|arriv\S*|deliver\S*|booked|arranged|organi[sz]ad[oa]s?|organise\S*|how far|what (day|time)|how (is|are|about)|what (happens|happened|about)|que (pasa|paso|hay|dia)|como (va|van|sigue)|que devien\S*|comment avance\S*|cuando|donde|que hora|estado|llega\S*|listo|lista|plazas?|places?|en que fecha|quand|quelle heure|ou (est|en est|sont|en sont)|statut|arrive\S*|pret|prete|quel (est le )?jour) /;

/** What asks for the money of a thing that may be granted, without the word benefit. */
export const benefitWords =
  / (fees?|tuition|allowances?|who pays?|pays for|frais|primes?|qui (paie|paye|rembourse)|scolarite|matricula|escolaridad|ayudas?|quien paga) /;

/** Words that name a rule of days, in any of the languages. */
export const dayRuleWords: readonly { readonly pattern: RegExp; readonly codes: readonly DayRuleCode[] }[] = [
  { pattern: / schengen /, codes: ['SCHENGEN'] },
  { pattern: / 183 | (tax residen\S*|residencia fiscal|residence fiscale) /, codes: ['OECD_YEAR', 'OECD_12_MONTHS'] },
  { pattern: / substantial presence | presencia sustancial | presence substantielle /, codes: ['US_PRESENCE'] },
  { pattern: / statutory residence | srt | residencia legal | residence legal /, codes: ['UK_SRT'] },
];
/** Words that ask for what is left. */
export const leftWords =
  / (left|remain\S*|more days|how long (can|may) i stay|(can|may|could) i still|still (spend|stay)|queda\S*|restant\S*|reste\S*|(todavia|aun) (puedo|podria)|(puedo|podria)( \S+)? (todavia|aun|mas)|cuanto( tiempo)? (mas )?puedo (estar|quedarme)|combien de temps puis je rester|(puis|pourrais) je encore|je (peux|pourrais) encore) /;

/** Small words by which a language is known, and by which nobody searches; with a blank between them. */
export const functionWords: Readonly<Record<'en' | 'es' | 'fr', string>> = {
  en: 'the a an of to in on at for with and or is are was were be been do does did i me my we our you your it its this that these those what when where who which why how much many can could may must should will would have has had there here about from by as if not any some am get tell please know need want',
  es: 'el la los las un una unos unas de del al a en con y o es son era eran ser estar esta estan yo me mi mis nosotros nuestro tu su sus usted este esta estos estas que cuando donde quien quienes cual cuales por para como cuanto cuanta cuantos cuantas puedo puede debo tengo tiene tienen hay sobre desde si no se lo le muy mas ya digame necesito quiero saber',
  fr: 'le la les l un une des de du d au aux a en dans sur avec et ou est sont etait suis etre je j me m ma mon mes nous notre nos vous votre vos il elle on ce cet cette ces c que qu quand quel quelle quels quelles qui comment pourquoi combien puis peut dois doit ai as avons ont y sur pour par si ne pas n se s quoi dont plus faut besoin veux savoir',
};
