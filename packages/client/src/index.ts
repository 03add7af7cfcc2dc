/** The door of the client: typed calls from the same declarations, and the session they are made in. */
export {
  acceptTerms,
  accountRoutes,
  type Credentials,
  changePassword,
  confirmTwoFactor,
  type Enrolment,
  endOtherSession,
  listSessions,
  pendingStep,
  proveFresh,
  readTerms,
  removeTwoFactor,
  renewRecoveryCodes,
  requestMail,
  type SessionLine,
  type SignInProgress,
  setPassword,
  signIn,
  signOff,
  signOffEverywhere,
  startTwoFactor,
  stayAwake,
  wantsProof,
} from './account.ts';
export { apiPrefix } from './api-prefix.ts';
export {
  addressOf,
  askTogether,
  bearer,
  call,
  callBytes,
  endSession,
  lastCall,
  readProblem,
  speak,
  whenSessionEnds,
} from './call.ts';
export { askEarly, dropEarly, watchAsked } from './early.ts';
export { daysAsWritten, isOffline, isPassing, isSignedOut, Problem, writeDaysAs } from './problem.ts';
export {
  type CameBack,
  cameBack,
  finishProvider,
  leaveFor,
  listProviders,
  newVerifier,
  type Provider,
} from './provider.ts';
export { isReached, onReach } from './reach.ts';
export { ask, type ListAnswer, type ListAsk, pathOf, queryOf, records, run, type WriteHow } from './records.ts';
export { dropTokens, hasSession, keepTokens, onTokensElsewhere, readTokens, type TokenAnswer } from './tokens.ts';
