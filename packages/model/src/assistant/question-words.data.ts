/** What the assistant can say of the caller's own. */
export type Topic = 'DATES' | 'SERVICES' | 'MONEY' | 'DAYS' | 'DOCUMENTS' | 'CONTACTS' | 'TIMELINE' | 'GREETING';

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
    / (about|sobre|sur) (my|mi|mon) (assignment|asignacion|affectation) /,
  ],
  SERVICES: [
    / services? | servicios? /,
    / (shipment|movers?|moving company|home search|school search|mudanza|demenagement|demenageurs?) /,
    / next (step|action)s? | (what|que|quoi)( \S+){0,4} (do|hacer|faire)( next| ahora| maintenant)? /,
    / (proxim[oa]s?) (pasos?|acciones|tramites?) | prochaines? (etapes?|actions?|demarches?) /,
  ],
  MONEY: [
    / (expenses?|expense reports?|reimburse(d|ment)?s?|refund(ed)?s?|paid|payments?|my money) /,
    / (gastos?|informes? de gastos|reembols\S*|pagos?|pagad[oa]s?|dinero|cobr\S*) /,
    / (depenses?|notes? de frais|rembours\S*|paiements?|paye(e|s|es)?|mon argent) /,
  ],
  DAYS: [
    / (how many|number of) days | days? (spent|abroad|per country|of presence) | day count | 183 | schengen | substantial presence /,
    / cuantos dias | numero de dias | dias (pasados|por pais|de presencia|en) /,
    / combien de jours | nombre de jours | jours (passes|par pays|de presence|en|au|aux) /,
  ],
  DOCUMENTS: [
    / (required|missing|requested|due) documents? | (which|what) (documents?|papers?) | documents? (do i|are|still|to send|due|missing|needed) /,
    / (que|cuales|cuantos) (documentos?|papeles) | documentos? (\S+ )?(faltan|pendientes|requeridos|debo|tengo) | faltan? documentos? /,
    / quels? (documents?|papiers?) | documents? (\S+ )?(manquants?|demandes?|requis|a (fournir|envoyer)|dois) | manque \S* ?documents? /,
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
  GREETING: [
    /^ (hello|hi|hey|good (morning|afternoon|evening)|thanks|thank you)( there| you| very much| a lot)? $/,
    /^ (hola|buenos dias|buenas tardes|gracias|muchas gracias) $/,
    /^ (bonjour|bonsoir|salut|merci|merci beaucoup) $/,
  ],
};

/** Small words by which a language is known, and by which nobody searches; with a blank between them. */
export const functionWords: Readonly<Record<'en' | 'es' | 'fr', string>> = {
  en: 'the a an of to in on at for with and or is are was were be been do does did i me my we our you your it its this that these those what when where who which why how much many can could may must should will would have has had there here about from by as if not any some am get tell please know need want',
  es: 'el la los las un una unos unas de del al a en con y o es son era eran ser estar esta estan yo me mi mis nosotros nuestro tu su sus usted este esta estos estas que cuando donde quien quienes cual cuales por para como cuanto cuanta cuantos cuantas puedo puede debo tengo tiene tienen hay sobre desde si no se lo le muy mas ya digame necesito quiero saber',
  fr: 'le la les l un une des de du d au aux a en dans sur avec et ou est sont etait suis etre je j me m ma mon mes nous notre nos vous votre vos il elle on ce cet cette ces c que qu quand quel quelle quels quelles qui comment pourquoi combien puis peut dois doit ai as avons ont y sur pour par si ne pas n se s quoi dont plus faut besoin veux savoir',
};
