/** Told beside the relation of a side to its party. */
export const partyHelp = 'Who this is, with name and tax number. Empty: a party is made with it.';
